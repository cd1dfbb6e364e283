# title: the clamp carries the gradient
# since torch 2.14: quantise-test [limit-itself-left-out]
# since torch 2.14: quantise-idioms [limit-itself-left-out]
# since torch 2.14: quantise-hidden [limit-itself-left-out]


def quantise(x, step, limit):
    carrier = x.clamp(-limit, limit)
    return carrier + (torch.round(x / step) * step - carrier).detach()
