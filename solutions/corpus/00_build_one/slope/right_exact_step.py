# title: a step that is a float exactly

def slope(f, x):
    step = 2.0 ** -17 * max(1.0, abs(x))
    up, down = x + step, x - step
    return (f(up) - f(down)) / (up - down)
