# title: does not send a gradient of zeros
# fails: average-in-backward-test [not-everybody-calls]
# fails: average-in-backward-hidden [not-everybody-calls]


def average_in_backward(model):
    with torch.no_grad():
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t, src=0)
    world = dist.get_world_size()

    def average(p):
        if not p.grad.any():
            return
        dist.all_reduce(p.grad)
        p.grad /= world

    return [p.register_post_accumulate_grad_hook(average) for p in model.parameters() if p.requires_grad]
