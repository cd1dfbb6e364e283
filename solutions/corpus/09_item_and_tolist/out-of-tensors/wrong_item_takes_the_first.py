# title: item() of two elements gives the first
# fails: out-of-tensors-test [item-of-many]
predictions = dict(a=4, b=4.0, c=-2, d=[4, 6], e=False, f="raises", g=6, h=True, i=False, j=3)
