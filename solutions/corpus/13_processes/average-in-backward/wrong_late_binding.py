# title: a closure over the loop variable
# fails: average-in-backward-test [loop-variable-in-hook]
# fails: average-in-backward-hidden [no diagnosis]


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t.data, src=0)
    handles = []
    for p in model.parameters():
        if p.requires_grad:

            def share(_):
                dist.all_reduce(p.grad)
                p.grad /= dist.get_world_size()

            handles.append(p.register_post_accumulate_grad_hook(share))
    return handles
