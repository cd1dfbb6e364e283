# title: the difference itself
# fails: slope-test [difference-not-divided]
# fails: slope-hidden [difference-not-divided]

def slope(f, x):
    h = 1e-5 * max(1.0, abs(x))
    return f(x + h) - f(x - h)
