# title: hooks on the parameters, removed afterwards


def backward_on_part(model, x, y):
    n = torch.zeros(dist.get_world_size())
    n[dist.get_rank()] = len(y)
    dist.all_reduce(n)
    handles = [p.register_post_accumulate_grad_hook(lambda p: dist.all_reduce(p.grad)) for p in model.parameters()]
    (torch.nn.functional.mse_loss(model(x), y, reduction="sum") / n.sum().item()).backward()
    for h in handles:
        h.remove()
