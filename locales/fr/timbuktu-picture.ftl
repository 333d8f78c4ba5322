### Timbuktu : les mots dans les images et à côté d'elles

timbuktu-picture-title = Timbuktu
timbuktu-picture-unnamed = Joueur { $number }
timbuktu-picture-values = Hors jeu = valeur
timbuktu-picture-thefts = Vols
