# title: a set finds a tensor by its value
# fails: out-of-tensors-hidden [tensor-as-key]
predictions = dict(a=4, b="raises", c=-2, d=[4, 6], e=False, f="raises", g=6, h=True, i=True, j=2)
