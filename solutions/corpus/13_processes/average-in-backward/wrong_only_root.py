# title: only process 0 gets the mean (reduce)
# fails: average-in-backward-test [not-everybody-calls]
# fails: average-in-backward-hidden [not-everybody-calls]


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t.data, src=0)

    def hook(p):
        if dist.get_rank() == 0:
            dist.all_reduce(p.grad)
            p.grad /= dist.get_world_size()

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
