# title: a hundredth of x
# fails: slope-test [step-too-large]
# fails: slope-hidden [step-too-large]

def slope(f, x):
    h = 0.01 * max(1.0, abs(x))
    return (f(x + h) - f(x - h)) / (2 * h)
