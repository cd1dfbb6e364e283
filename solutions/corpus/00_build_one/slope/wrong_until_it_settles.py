# title: make the step smaller until nothing changes any more, that is the limit
# fails: slope-test [step-too-small]
# fails: slope-hidden [step-too-small]
def slope(f, x):
    step = 1.0
    last = None
    now = (f(x + step) - f(x - step)) / (2 * step)
    while now != last and x + step / 10 != x:
        last = now
        step = step / 10
        now = (f(x + step) - f(x - step)) / (2 * step)
        if step < 1e-14:
            break
    return now
