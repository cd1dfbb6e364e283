# title: a hook before accumulation that returns the mean


def average_in_backward(model):
    with torch.no_grad():
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t, src=0)

    def mean(grad):
        total = grad.clone()
        dist.all_reduce(total)
        return total / dist.get_world_size()

    return [p.register_hook(mean) for p in model.parameters() if p.requires_grad]
