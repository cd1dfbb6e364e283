# title: int() of a float tensor is a float
# fails: out-of-tensors-test [no diagnosis]
# never: item-keeps-the-type


predictions = dict(a=4, b="raises", c=-2.0, d=[4, 6], e=False)
predictions |= dict(f="raises", g=6, h=True, i=False, j=3)
