# title: a hook on the scores makes the slope
# fails: hard-gate-hidden [no diagnosis]

def hard_gate(scores):
    slope = torch.special.expit(scores.detach())
    slope = slope * (1 - slope)
    if scores.requires_grad:
        scores.register_hook(lambda arriving: arriving * slope)
    return (scores > 0).to(scores.dtype) + (scores - scores.detach())
