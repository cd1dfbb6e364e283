# title: the step grows with x, and not where x is negative
# fails: slope-test [step-too-small]
# fails: slope-hidden [step-too-small]

def slope(f, x):
    h = 1e-5 * max(1.0, x)
    return (f(x + h) - f(x - h)) / (2 * h)
