# title: asynchronous, and does not wait
# fails: average-in-backward-test [not-waited-for]
# fails: average-in-backward-hidden [not-waited-for]


def average_in_backward(model):
    with torch.no_grad():
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t, src=0)

    def hook(p):
        p.grad /= dist.get_world_size()
        dist.all_reduce(p.grad, async_op=True)

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
