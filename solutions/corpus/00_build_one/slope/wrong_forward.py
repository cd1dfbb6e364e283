# title: looks one way
# fails: slope-test [referee-looks-one-way]
# fails: slope-hidden [referee-looks-one-way]

def slope(f, x):
    h = 1e-5 * max(1.0, abs(x))
    return (f(x + h) - f(x)) / h
