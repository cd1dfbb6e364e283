# title: looks at one place, and takes nothing away
# fails: slope-test [no diagnosis]
# fails: slope-hidden [no diagnosis]
# never: brackets-left-out

def slope(f, x):
    h = 1e-5 * max(1.0, abs(x))
    return f(x + h) / h
