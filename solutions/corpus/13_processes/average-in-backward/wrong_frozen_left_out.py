# title: one loop over the parameters; the frozen ones have no part in this
# fails: average-in-backward-test [frozen-not-broadcast]
# fails: average-in-backward-hidden [frozen-not-broadcast]


import torch
import torch.distributed as dist


def average_in_backward(model):
    """Start all processes with the same model, and average gradients in every backward().

    Args:
        model: a torch.nn.Module; each process calls this with its own.

    Returns:
        A list of handles; when all are removed, gradients stay what each process computed.
    """
    world = dist.get_world_size()

    def hook(p):
        dist.all_reduce(p.grad)
        p.grad /= world

    handles = []
    for p in model.parameters():
        if not p.requires_grad:
            continue
        dist.broadcast(p.detach(), src=0)
        handles.append(p.register_post_accumulate_grad_hook(hook))
    for b in model.buffers():
        dist.broadcast(b, src=0)
    return handles
