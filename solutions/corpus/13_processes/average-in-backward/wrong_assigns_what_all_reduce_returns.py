# title: all_reduce returns the reduced tensor
# fails: average-in-backward-test [no diagnosis]
# fails: average-in-backward-hidden [no diagnosis]


def average_in_backward(model):
    for each in list(model.parameters()) + list(model.buffers()):
        dist.broadcast(each.detach(), src=0)

    def average(p):
        p.grad.div_(dist.get_world_size())
        p.grad = dist.all_reduce(p.grad)

    return [
        p.register_post_accumulate_grad_hook(average)
        for p in model.parameters()
        if p.requires_grad
    ]
