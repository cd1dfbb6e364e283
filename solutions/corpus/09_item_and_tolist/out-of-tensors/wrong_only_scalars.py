# title: item() refuses a matrix, tolist() gives lists only
# fails: out-of-tensors-test [one-element-of-any-shape]
# fails: out-of-tensors-hidden [no-dimensions-no-list]
predictions = dict(a="raises", b="raises", c=-2, d=[4, 6], e=False)
predictions |= dict(f="raises", g=[6], h=True, i=False, j=3)
