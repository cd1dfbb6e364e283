# title: the difference computed under no_grad


def hard_gate(scores):
    soft = 1 / (1 + torch.exp(-scores))
    with torch.no_grad():
        missing = (scores > 0).to(soft.dtype) - soft
    return soft + missing
