# title: dual tensors by hand


import torch.autograd.forward_ad as forward_ad


def hessian_times(f, x, v):
    with forward_ad.dual_level():
        point = forward_ad.make_dual(x.clone().requires_grad_(), v)
        (slope,) = torch.autograd.grad(f(point), point, create_graph=True)
        bend = forward_ad.unpack_dual(slope).tangent
    return torch.zeros_like(x) if bend is None else bend.detach()
