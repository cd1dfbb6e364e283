# title: looks the other way only
# fails: slope-test [referee-looks-one-way]
# fails: slope-hidden [step-too-small]

def slope(f, x):
    h = 1e-4
    return (f(x) - f(x - h)) / h
