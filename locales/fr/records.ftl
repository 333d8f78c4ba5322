## Le journal

log-told = (dit à { $player } : { $text })
