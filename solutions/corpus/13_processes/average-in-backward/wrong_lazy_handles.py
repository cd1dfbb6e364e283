# title: A generator of handles is as good as a list
# fails: average-in-backward-test [no diagnosis]
# fails: average-in-backward-hidden [no diagnosis]
# never: gradients-not-shared
def average_in_backward(model):
    world = dist.get_world_size()
    for tensor in [*model.parameters(), *model.buffers()]:
        dist.broadcast(tensor.data, src=0)

    def hook(w):
        dist.all_reduce(w.grad)
        w.grad /= world

    return (
        p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad
    )
