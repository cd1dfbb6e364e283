# title: the smallest step a float knows
# fails: slope-test [step-too-small]
# fails: slope-hidden [step-too-small]

def slope(f, x):
    h = sys.float_info.epsilon * max(1.0, abs(x))
    return (f(x + h) - f(x - h)) / (2 * h)
