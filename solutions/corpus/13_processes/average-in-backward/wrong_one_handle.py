# title: only the last handle returned
# fails: average-in-backward-test [handle-left-out]
# fails: average-in-backward-hidden [handle-left-out]


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t.data, src=0)

    def hook(p):
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()

    for p in model.parameters():
        if p.requires_grad:
            handle = p.register_post_accumulate_grad_hook(hook)
    return [handle]
