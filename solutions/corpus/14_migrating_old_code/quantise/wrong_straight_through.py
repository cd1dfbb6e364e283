# title: straight through, with detach
# fails: quantise-test [limit-forgotten]
# fails: quantise-idioms [limit-forgotten]
# fails: quantise-hidden [limit-forgotten]


def quantise(x, step, limit):
    return x + ((x / step).round() * step - x).detach()
