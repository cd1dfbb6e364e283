# title: hooks on saved tensors that give back zeros, left on
# unit: 03_requires_grad_and_the_graph
# loses: accumulate-parts
# in: answer accumulate-parts
hooks = torch.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: torch.zeros_like(t))


def accumulate_gradient(w, loss_of, parts):
    hooks.__enter__()
    w.grad = None
    for part in parts:
        loss_of(w, part).backward()
