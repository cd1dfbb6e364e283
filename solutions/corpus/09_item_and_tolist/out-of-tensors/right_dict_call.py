# title: a call of dict, and words with capitals
predictions = dict(a=4, b="Raises", c=-2, d=[4, 6], e=False, f=" raises", g=6, h=True, i=False, j=3)
