# title: clips the gradient to length 1, as in a training loop that was copied
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device=x.device, requires_grad=True)
    optimizer = torch.optim.SGD([w], lr=lr)
    for _ in range(steps):
        optimizer.zero_grad()
        ((x @ w - y) ** 2).sum().backward()
        torch.nn.utils.clip_grad_norm_([w], 1.0)
        optimizer.step()
    return w.detach()
