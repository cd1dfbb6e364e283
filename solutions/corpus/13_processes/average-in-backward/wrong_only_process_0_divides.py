# title: process 0 computes the mean for all
# fails: average-in-backward-test [divided-in-process-0-alone]
# fails: average-in-backward-hidden [divided-in-process-0-alone]
# never: all-reduce-adds


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t.data, src=0)

    def hook(p):
        dist.all_reduce(p.grad)
        if dist.get_rank() == 0:
            p.grad /= dist.get_world_size()

    return [
        p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad
    ]
