# title: equal tensors are one member of a set
# fails: out-of-tensors-hidden [tensor-as-key]
predictions = dict(a=4, b="raises", c=-2, d=[4, 6], e=False, f="raises", g=6, h=True, i=False, j=2)
