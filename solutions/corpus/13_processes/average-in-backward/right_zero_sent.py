# title: all but process 0 send zeros


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        if dist.get_rank() > 0:
            t.data.zero_()
        dist.all_reduce(t.data)
    handles = []
    for p in model.parameters():
        if p.requires_grad:
            def hook(p):
                total = p.grad.clone()
                dist.all_reduce(total)
                p.grad = total.mul_(1 / dist.get_world_size())
            handles += [p.register_post_accumulate_grad_hook(hook)]
    return handles
