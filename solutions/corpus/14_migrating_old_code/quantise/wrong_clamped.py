# title: the values are limited, too
# fails: quantise-test [values-limited-too]
# fails: quantise-idioms [values-limited-too]
# fails: quantise-hidden [values-limited-too]


def quantise(x, step, limit):
    bounded = x.clamp(-limit, limit)
    return bounded + ((bounded / step).round() * step - bounded).detach()
