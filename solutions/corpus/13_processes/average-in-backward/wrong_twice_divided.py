# title: AVG by hand divided twice
# fails: average-in-backward-test [mean-divided-twice]
# fails: average-in-backward-hidden [mean-divided-twice]


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t.data, src=0)

    def hook(p):
        p.grad /= dist.get_world_size()
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
