# title: writes which exception it is
# fails: out-of-tensors-test [no diagnosis]
# fails: out-of-tensors-hidden [no diagnosis]
predictions = dict(a=4, b="RuntimeError", c=-2, d=[4, 6], e=False)
predictions |= dict(f="IndexError", g=6, h=True, i=False, j=3)
