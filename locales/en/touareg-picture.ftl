touareg-picture-title = Touareg
