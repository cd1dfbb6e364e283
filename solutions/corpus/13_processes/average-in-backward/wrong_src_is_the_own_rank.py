# title: each process broadcasts from its own rank
# fails: average-in-backward-test [no diagnosis]
# fails: average-in-backward-hidden [no diagnosis]
# never: not-everybody-calls


def average_in_backward(model):
    me, world = dist.get_rank(), dist.get_world_size()
    for tensor in [*model.parameters(), *model.buffers()]:
        dist.broadcast(tensor.data, src=me)

    def hook(p):
        dist.all_reduce(p.grad)
        p.grad.div_(world)

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
