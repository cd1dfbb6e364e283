# title: the conjugate of 2z, as in the lesson, without a look at .imag
# never: complex-gradient-conjugated
# fails: predict-edges-kinks [no diagnosis]


predictions = dict(a="nan", b=0.0, c="-inf", d=0.0, e=5.0, f=1.5, g=0.0, h=6 - 2j)
