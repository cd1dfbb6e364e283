# title: loss.data[0] as in 2017
# fails: out-of-tensors-hidden [old-loss-index]
predictions = dict(a=4, b="raises", c=-2, d=[4, 6], e=False, f=2.0, g=6, h=True, i=False, j=3)
