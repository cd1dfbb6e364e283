# title: the difference turned round
# fails: slope-test [difference-turned-round]
# fails: slope-hidden [difference-turned-round]

def slope(f, x):
    h = 1e-5 * max(1.0, abs(x))
    return (f(x - h) - f(x + h)) / (2 * h)
