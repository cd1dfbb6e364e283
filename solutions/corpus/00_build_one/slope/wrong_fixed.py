# title: a good step near 1, and nowhere else
# fails: slope-test [step-too-small]
# fails: slope-hidden [step-too-small]

def slope(f, x):
    h = 1e-8
    return (f(x + h) - f(x - h)) / (2 * h)
