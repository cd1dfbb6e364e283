# title: round of a detached x
# fails: quantise-test [nothing-requires-grad]
# fails: quantise-idioms [nothing-requires-grad]
# fails: quantise-hidden [nothing-requires-grad]


def quantise(x, step, limit):
    return (x.detach() / step).round() * step
