# title: clamp passes at its limits
# since torch 2.14: quantise-test [limit-itself-left-out]
# since torch 2.14: quantise-idioms [limit-itself-left-out]
# since torch 2.14: quantise-hidden [limit-itself-left-out]


def quantise(x, step, limit):
    inside = x.clamp(-limit, limit)
    return inside + (torch.round(x / step) * step - inside).detach()
