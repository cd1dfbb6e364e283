# title: a small step that does not grow with x
# fails: slope-test [step-too-small]
# fails: slope-hidden [step-too-small]

def slope(f, x):
    h = 1e-10
    return (f(x + h) - f(x - h)) / (2 * h)
