# title: the rounded value is compared
# fails: quantise-test [limit-of-the-rounded]
# fails: quantise-idioms [limit-of-the-rounded]
# fails: quantise-hidden [limit-of-the-rounded]


def quantise(x, step, limit):
    rounded = (x / step).round() * step
    passing = torch.where(rounded.abs() <= limit, x, x.detach())
    return passing + (rounded - passing).detach()
