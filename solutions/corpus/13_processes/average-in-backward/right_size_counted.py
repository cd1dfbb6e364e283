# title: world size learnt by an all_reduce in the hook


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t, 0)

    def hook(p):
        many = torch.ones(())
        dist.all_reduce(many)
        dist.all_reduce(p.grad)
        p.grad.mul_(1 / many.to(p.grad.dtype))

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
