# title: autograd's own derivative of round
# fails: quantise-test [no-gradient-through-round]
# fails: quantise-idioms [no-gradient-through-round]
# fails: quantise-hidden [no-gradient-through-round]


def quantise(x, step, limit):
    return (x / step).round() * step
