# title: smaller steps until two answers agree to seven decimals
# fails: slope-test [limit-not-for-small-slopes]
# fails: slope-hidden [limit-not-for-small-slopes]

def slope(f, x):
    h = 0.1 * max(1.0, abs(x))
    old = (f(x + h) - f(x - h)) / (2 * h)
    for _ in range(12):
        h /= 10
        new = (f(x + h) - f(x - h)) / (2 * h)
        if abs(new - old) < 1e-7:
            return new
        old = new
    return old
