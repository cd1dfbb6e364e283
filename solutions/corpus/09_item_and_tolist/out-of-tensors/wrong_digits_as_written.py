# title: a tensor holds the digits that were written
# fails: out-of-tensors-test [written-digits]
predictions = dict(a=4, b="raises", c=-2, d=[4, 6], e=True, f="raises", g=6, h=True, i=False, j=3)
