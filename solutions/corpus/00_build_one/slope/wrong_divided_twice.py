# title: the mean of both sides, each divided by the whole width
# fails: slope-test [step-counted-twice]
# fails: slope-hidden [step-counted-twice]

def slope(f, x):
    h = 1e-5 * max(1.0, abs(x))
    right = (f(x + h) - f(x)) / (2 * h)
    left = (f(x) - f(x - h)) / (2 * h)
    return (left + right) / 2
