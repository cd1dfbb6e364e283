# title: 1 + |x|

def slope(f, x):
    h = 6e-6 * (1 + abs(x))
    return (f(x + h) - f(x - h)) / h / 2
