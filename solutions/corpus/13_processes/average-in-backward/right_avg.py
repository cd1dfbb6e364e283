# title: ReduceOp.AVG, state_dict


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t, 0)

    def hook(p):
        dist.all_reduce(p.grad, op=dist.ReduceOp.AVG)

    handles = []
    for p in model.parameters():
        if p.requires_grad:
            handles.append(p.register_post_accumulate_grad_hook(hook))
    return handles
