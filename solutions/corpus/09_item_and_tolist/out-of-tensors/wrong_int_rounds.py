# title: int() rounds
# fails: out-of-tensors-test [int-cuts-off]
predictions = dict(a=4, b="raises", c=-3, d=[4, 6], e=False, f="raises", g=6, h=True, i=False, j=3)
