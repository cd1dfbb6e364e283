# title: three places on one side, in a formula of second order
# fails: slope-test [no diagnosis]
# fails: slope-hidden [no diagnosis]
# never: referee-looks-one-way

def slope(f, x):
    h = 1e-3 * max(1.0, abs(x))
    return (-3 * f(x) + 4 * f(x + h) - f(x + 2 * h)) / (2 * h)
