# title: looks one way, and divides by two steps
# fails: slope-test [step-counted-twice]
# fails: slope-hidden [step-counted-twice]

def slope(f, x):
    h = 1e-5 * max(1.0, abs(x))
    return (f(x + h) - f(x)) / (2 * h)
