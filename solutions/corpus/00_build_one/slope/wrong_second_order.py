# title: forgets to call f at x - h with brackets
# fails: slope-test [brackets-left-out]
# fails: slope-hidden [brackets-left-out]

def slope(f, x):
    h = 1e-5 * max(1.0, abs(x))
    return f(x + h) - f(x - h) / (2 * h)
