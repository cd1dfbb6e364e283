# title: divides by one step
# fails: slope-test [step-counted-once]
# fails: slope-hidden [step-counted-once]

def slope(f, x):
    h = 1e-5 * max(1.0, abs(x))
    return (f(x + h) - f(x - h)) / h
