# title: one batched backward, or one batched jvp


def whole_jacobian(f, x):
    point = x.detach().clone().requires_grad_()
    y = f(point)
    if y.numel() > x.numel():
        push = lambda way: torch.func.jvp(f, (x,), (way,))[1]
        return torch.func.vmap(push, out_dims=1)(torch.eye(x.numel(), dtype=x.dtype, device=x.device))
    eye = torch.eye(y.numel(), dtype=y.dtype, device=y.device)
    return torch.autograd.grad(y, point, eye, is_grads_batched=True)[0]
