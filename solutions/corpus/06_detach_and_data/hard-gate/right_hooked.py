# title: a hook multiplies by the slope of the sigmoid


def hard_gate(scores):
    hard = (scores > 0).to(scores.dtype)
    gate = scores + (hard - scores).detach()
    if gate.requires_grad:
        soft = scores.detach().sigmoid()
        gate.register_hook(lambda grad: grad * soft * (1 - soft))
    return gate
