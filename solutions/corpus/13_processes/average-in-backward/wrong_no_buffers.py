# title: forgets the buffers
# fails: average-in-backward-test [buffers-not-broadcast]
# fails: average-in-backward-hidden [buffers-not-broadcast]


def average_in_backward(model):
    for p in model.parameters():
        dist.broadcast(p.data, src=0)

    def hook(p):
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
