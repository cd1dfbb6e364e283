# title: broadcasts into the parameters themselves


def average_in_backward(model):
    for p in model.parameters():
        dist.broadcast(p, src=0)
    for b in model.buffers():
        dist.broadcast(b, src=0)

    def hook(p):
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
