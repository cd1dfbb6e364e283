# title: half of it left blank
# fails: out-of-tensors-test [not attempted]
# fails: out-of-tensors-hidden [not attempted]
predictions = dict(a=4, b="raises", c=-2, d=[4, 6], e=False, f=..., g=..., h=..., i=..., j=...)
