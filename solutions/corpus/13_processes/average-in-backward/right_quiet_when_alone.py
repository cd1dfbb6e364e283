# title: says nothing where there is nobody to talk to


def average_in_backward(model):
    many = dist.get_world_size()
    if many > 1:
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t.detach(), src=0)

    def share(p):
        if many > 1:
            dist.all_reduce(p.grad)
            p.grad.div_(many)

    return [p.register_post_accumulate_grad_hook(share) for p in model.parameters() if p.requires_grad]
