# title: extrapolates quotients, and forgets the 2 in each of them
# fails: slope-test [step-counted-once]
# fails: slope-hidden [step-counted-once]
# never: divided-by-the-step-again

def slope(f, x):
    h = 0.5 * max(1.0, abs(x))
    row = []
    for level in range(6):
        new = [(f(x + h) - f(x - h)) / h]
        for k, old in enumerate(row):
            new.append(new[k] + (new[k] - old) / (4 ** (k + 1) - 1))
        row = new
        h /= 2
    return row[-1]
