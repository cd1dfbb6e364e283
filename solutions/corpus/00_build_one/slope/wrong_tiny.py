# title: as small as possible
# fails: slope-test [TODO]

def slope(f, x):
    h = 1e-15
    return (f(x + h) - f(x - h)) / (2 * h)
