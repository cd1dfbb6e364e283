# title: parameters averaged at the start
# fails: average-in-backward-test [starts-averaged]
# fails: average-in-backward-hidden [starts-averaged]


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        dist.all_reduce(t.data)
        t.data /= dist.get_world_size()

    def hook(p):
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
