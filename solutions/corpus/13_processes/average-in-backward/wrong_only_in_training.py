# title: averages only in training mode
# fails: average-in-backward-test [no diagnosis]


def average_in_backward(model):
    with torch.no_grad():
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t, src=0)
    world = dist.get_world_size()

    def average(p):
        if model.training:
            dist.all_reduce(p.grad)
            p.grad /= world

    return [p.register_post_accumulate_grad_hook(average) for p in model.parameters() if p.requires_grad]
