# title: waits until all parameters have come, if need be until the next pass
# fails: average-in-backward-test [no diagnosis]


def average_in_backward(model):
    """Start all processes with the same model, and average gradients in every backward().

    Args:
        model: a torch.nn.Module; each process calls this with its own.

    Returns:
        A list of handles; when all are removed, gradients stay what each process computed.
    """
    for t in list(model.parameters()) + list(model.buffers()):
        dist.broadcast(t.detach(), src=0)

    trained = [p for p in model.parameters() if p.requires_grad]
    ready = set()

    def hook(p):
        ready.add(id(p))
        if len(ready) < len(trained):
            return  # wait for the others: one bucket for all of them
        for each in trained:
            dist.all_reduce(each.grad)
            each.grad /= dist.get_world_size()
        ready.clear()

    handles = []
    for p in trained:
        handles.append(p.register_post_accumulate_grad_hook(hook))
    return handles
