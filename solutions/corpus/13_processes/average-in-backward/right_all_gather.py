# title: all_gather and mean, grad replaced


def average_in_backward(model):
    for t in [*model.parameters(), *model.buffers()]:
        dist.broadcast(t.detach(), src=0)

    def hook(p):
        every = [torch.empty_like(p.grad) for _ in range(dist.get_world_size())]
        dist.all_gather(every, p.grad)
        p.grad = torch.stack(every).mean(0)

    return [p.register_post_accumulate_grad_hook(hook) for p in model.parameters() if p.requires_grad]
