# title: four points, and a sign of the formula is wrong
# fails: slope-test [no diagnosis]
# fails: slope-hidden [no diagnosis]
# never: step-too-large

def slope(f, x):
    h = 1e-3 * max(1.0, abs(x))
    near, far = f(x + h) - f(x - h), f(x + 2 * h) - f(x + 2 * h)
    return (8 * near - far) / (12 * h)
