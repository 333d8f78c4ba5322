### Targui 1988: the words in and beside its pictures

targui1988-picture-title = Targui 1988
targui1988-picture-unnamed = Player { $number }
targui1988-picture-kel-ajjer = Kel Ajjer
targui1988-picture-kel-ahaggar = Kel Ahaggar
targui1988-picture-kel-ilbakan = Kel Ilbakan
targui1988-picture-kel-ress = Kel Ress
