# title: one flat vector with rows and gradients


def backward_on_part(model, x, y):
    ((model(x) - y) ** 2).sum().backward()
    ps = list(model.parameters())
    flat = torch.cat([*(p.grad.flatten() for p in ps), torch.tensor([float(len(x))], dtype=x.dtype)])
    dist.all_reduce(flat)
    flat = flat[:-1] / flat[-1]
    for p, g in zip(ps, flat.split([p.numel() for p in ps])):
        p.grad = g.reshape(p.shape).clone()
