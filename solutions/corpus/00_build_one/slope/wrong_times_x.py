# title: the step is a part of x, also where x is 0
# fails: slope-test [step-vanishes-at-zero]

def slope(f, x):
    h = 1e-5 * abs(x)
    return (f(x + h) - f(x - h)) / (2 * h)
