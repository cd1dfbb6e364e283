# title: looks one way, with a tiny step
# fails: slope-test [step-too-small]
# fails: slope-hidden [step-too-small]

def slope(f, x):
    h = 1e-13
    return (f(x + h) - f(x)) / h
