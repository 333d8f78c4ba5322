## The log

log-told = (told to { $player }: { $text })
