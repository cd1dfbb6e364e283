# title: four points instead of two

def slope(f, x):
    h = 1e-3 * (1 + abs(x))
    h = h / 8
    near = f(x + h) - f(x - h)
    far = f(x + 2 * h) - f(x - 2 * h)
    return (8 * near - far) / (12 * h)
