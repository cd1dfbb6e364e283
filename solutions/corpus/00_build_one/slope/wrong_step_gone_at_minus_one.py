# title: adds the 1 to x and not to its size
# fails: slope-test [no diagnosis]
# never: step-vanishes-at-zero

def slope(f, x):
    h = 1e-5 * (x + 1)
    return (f(x + h) - f(x - h)) / (2 * h)
