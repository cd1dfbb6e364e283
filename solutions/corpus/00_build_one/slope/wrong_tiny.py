# title: as small as possible
# fails: slope-test [step-too-small]
# fails: slope-hidden [step-too-small]

def slope(f, x):
    h = 1e-15
    return (f(x + h) - f(x - h)) / (2 * h)
