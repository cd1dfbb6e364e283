# title: a step of a tenth
# fails: slope-test [step-too-large]
# fails: slope-hidden [step-too-large]

def slope(f, x):
    h = 0.1
    return (f(x + h) - f(x - h)) / (2 * h)
