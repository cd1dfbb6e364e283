# title: the step is a part of x, with another one for 0 alone
# fails: slope-test [step-too-small]

def slope(f, x):
    h = 1e-5 * abs(x) if x else 1e-5
    return (f(x + h) - f(x - h)) / (2 * h)
