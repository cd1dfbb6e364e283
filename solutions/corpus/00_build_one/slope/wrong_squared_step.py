# title: divides by step squared
# fails: slope-test [divided-by-the-step-again]
# fails: slope-hidden [divided-by-the-step-again]

def slope(f, x):
    h = 1e-5 * max(1.0, abs(x))
    return (f(x + h) - f(x - h)) / (2 * h * h)
