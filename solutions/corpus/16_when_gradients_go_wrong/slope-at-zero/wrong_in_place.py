# title: relu in place
# fails: slope-at-zero-test [changed-the-callers-tensor]
# fails: slope-at-zero-hidden [changed-the-callers-tensor]


def relu_with(x, slope):
    with torch.no_grad():
        x.clamp_(min=0)
    return torch.where(x == 0, slope * x, x)
