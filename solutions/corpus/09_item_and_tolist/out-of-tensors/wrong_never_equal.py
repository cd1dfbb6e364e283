# title: no float is ever equal to what was written
# fails: out-of-tensors-hidden [exact-in-binary]
predictions = dict(a=4, b="raises", c=-2, d=[4, 6], e=False, f="raises", g=6, h=False, i=False, j=3)
