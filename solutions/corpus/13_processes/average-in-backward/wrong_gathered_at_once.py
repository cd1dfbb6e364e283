# title: averages when it is called, and never again
# fails: average-in-backward-test [gradients-not-shared]
# fails: average-in-backward-hidden [gradients-not-shared]


def average_in_backward(model):
    with torch.no_grad():
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t, src=0)

    for p in model.parameters():
        if p.grad is not None:
            dist.all_reduce(p.grad)
            p.grad /= dist.get_world_size()
    return []
