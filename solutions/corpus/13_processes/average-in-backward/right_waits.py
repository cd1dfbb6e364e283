# title: asynchronous, and waits


def average_in_backward(model):
    with torch.no_grad():
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t, src=0)

    def hook(p):
        p.grad.div_(dist.get_world_size())
        work = dist.all_reduce(p.grad, async_op=True)
        work.wait()

    return tuple(
        p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad
    )
