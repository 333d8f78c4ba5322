### Timbuktu: the words in and beside its pictures

timbuktu-picture-title = Timbuktu
timbuktu-picture-unnamed = Player { $number }
timbuktu-picture-values = Out of play = value
timbuktu-picture-thefts = Thefts
