# title: halves the step until two answers agree

def slope(f, x):
    step = 0.01 * max(1.0, abs(x))
    before = (f(x + step) - f(x - step)) / (2 * step)
    for _ in range(12):
        step /= 2
        now = (f(x + step) - f(x - step)) / (2 * step)
        better = now + (now - before) / 3
        if abs(now - before) < 1e-7 * abs(now):
            return better
        before = now
    return better
