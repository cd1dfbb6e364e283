# title: grad = grad / n in the hook
# fails: average-in-backward-test [no diagnosis]
# fails: average-in-backward-hidden [no diagnosis]
# never: gradients-not-shared


def average_in_backward(model):
    with torch.no_grad():
        for t in [*model.parameters(), *model.buffers()]:
            dist.broadcast(t, src=0)

    def hook(p):
        grad = p.grad.clone()
        dist.all_reduce(grad)
        grad = grad / dist.get_world_size()

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
