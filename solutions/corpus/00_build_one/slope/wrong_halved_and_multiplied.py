# title: / 2 * step, without brackets
# fails: slope-test [no diagnosis]
# fails: slope-hidden [no diagnosis]

def slope(f, x):
    step = 1e-5 * max(1.0, abs(x))
    return (f(x + step) - f(x - step)) / 2 * step
