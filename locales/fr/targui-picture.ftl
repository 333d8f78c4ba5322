targui-picture-title = Targui
