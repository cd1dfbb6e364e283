# title: a small step that does not grow with x
# fails: slope-test [TODO]

def slope(f, x):
    h = 1e-10
    return (f(x + h) - f(x - h)) / (2 * h)
