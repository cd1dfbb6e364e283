# title: a step in the imaginary direction
# fails: slope-test [no diagnosis]
# fails: slope-hidden [no diagnosis]

def slope(f, x):
    return f(x + 1e-20j).imag / 1e-20
