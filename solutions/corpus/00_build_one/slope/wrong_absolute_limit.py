# title: halves the step until two estimates differ by less than a fixed amount
# fails: slope-test [limit-not-for-small-slopes]
# fails: slope-hidden [limit-not-for-small-slopes]
# never: divided-by-the-step-again

def slope(f, x):
    size = max(1.0, abs(x))

    def central(h):
        return (f(x + h) - f(x - h)) / (2.0 * h)

    step = 0.5 * size
    old = central(step)
    for _ in range(20):
        step /= 2
        new = central(step)
        # Richardson: the error of a central difference goes with step**2
        better = new + (new - old) / 3
        if abs(new - old) < 1e-8 * size:
            return better
        old = new
    return better
