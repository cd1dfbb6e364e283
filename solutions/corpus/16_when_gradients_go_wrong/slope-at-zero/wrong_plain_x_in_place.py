# title: relu_ where no gradient is asked for
# fails: slope-at-zero-test [changed-the-callers-tensor]
# fails: slope-at-zero-hidden [changed-the-callers-tensor]


def relu_with(x, slope):
    if not x.requires_grad:
        return x.relu_()
    return torch.where(x == 0, slope * x, torch.relu(x))
