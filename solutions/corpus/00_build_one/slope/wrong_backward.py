# title: looks the other way only
# fails: slope-test [TODO]

def slope(f, x):
    h = 1e-4
    return (f(x) - f(x - h)) / h
