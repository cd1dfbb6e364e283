# title: the quotient gets a name, and .grad keeps the sum
# fails: average-in-backward-test [all-reduce-adds]
# fails: average-in-backward-hidden [all-reduce-adds]


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t.detach(), src=0)

    def hook(p):
        grad = p.grad
        dist.all_reduce(grad)
        grad = grad / dist.get_world_size()

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
