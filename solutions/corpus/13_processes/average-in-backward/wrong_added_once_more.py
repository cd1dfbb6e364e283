# title: the mean is added to what holds the mean already
# fails: average-in-backward-test [no diagnosis]
# fails: average-in-backward-hidden [no diagnosis]
# never: all-reduce-adds


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t.data, src=0)

    def hook(p):
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()
        p.grad += p.grad

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
