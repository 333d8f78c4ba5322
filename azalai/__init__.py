"""Azalaï under one name: `azalai.games` is the folder `games`, and so on.

In a clone the rooms stand beside this folder, which links to them; a wheel has them inside.
"""
