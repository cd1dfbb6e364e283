# title: returns nothing
# fails: average-in-backward-test [handle-not-returned]
# fails: average-in-backward-hidden [handle-not-returned]


def average_in_backward(model):
    with torch.no_grad():
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t, src=0)

    def hook(p):
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()

    for p in model.parameters():
        if p.requires_grad:
            p.register_post_accumulate_grad_hook(hook)
