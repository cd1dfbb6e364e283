# title: full backward hook on the module
# fails: average-in-backward-test [module-hook-comes-early]
# fails: average-in-backward-hidden [module-hook-comes-early]
# never: gradients-not-shared


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t.data, src=0)

    def hook(module, grad_input, grad_output):
        for p in module.parameters():
            if p.grad is not None:
                dist.all_reduce(p.grad)
                p.grad /= dist.get_world_size()

    return [model.register_full_backward_hook(hook)]
