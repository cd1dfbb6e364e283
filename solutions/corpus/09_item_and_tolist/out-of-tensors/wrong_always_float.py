# title: every number from a tensor is a float
# fails: out-of-tensors-test [item-keeps-the-type]
# fails: out-of-tensors-hidden [item-keeps-the-type]
predictions = dict(a=4.0, b="raises", c=-2, d=[4.0, 6.0], e=False)
predictions |= dict(f="raises", g=6.0, h=True, i=False, j=3)
