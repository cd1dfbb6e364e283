# title: heaviside, and the soft values by another name


def hard_gate(scores):
    zero = torch.zeros((), dtype=scores.dtype, device=scores.device)
    hard = torch.heaviside(scores.detach(), zero)
    soft = torch.special.expit(scores)
    return soft.add(hard.sub(soft.detach()))
