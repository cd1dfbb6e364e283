# title: looks the other way only
# fails: slope-test [referee-looks-one-way]
# fails: slope-hidden [referee-looks-one-way]

def slope(f, x):
    h = 1e-4
    return (f(x) - f(x - h)) / h
