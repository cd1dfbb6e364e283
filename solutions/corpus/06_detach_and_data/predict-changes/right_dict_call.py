# title: written with dict(...), and with capitals

predictions = dict(a="Right", b="Raises", c="Wrong", d="Wrong", e="Right")
predictions.update(f="Raises", g="Right", h="Raises")
