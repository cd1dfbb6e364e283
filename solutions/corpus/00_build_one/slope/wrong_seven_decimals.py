# title: rounded to seven decimals
# fails: slope-test [answer-rounded]
# fails: slope-hidden [answer-rounded]

def slope(f, x):
    h = 1e-5 * max(1.0, abs(x))
    return round((f(x + h) - f(x - h)) / (2 * h), 7)
