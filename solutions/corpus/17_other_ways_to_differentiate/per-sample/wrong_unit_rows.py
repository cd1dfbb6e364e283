# title: divides each row by its length
# fails: per-sample-test [no diagnosis]
# fails: per-sample-hidden [no diagnosis]
from torch.func import functional_call, grad, vmap
def per_sample_gradients(net, loss_of, inputs, targets):
    p = {n: t.detach() for n, t in net.named_parameters()}
    f = lambda p, x, y: loss_of(functional_call(net, p, (x,)), y)
    g = vmap(grad(f), in_dims=(None, 0, 0))(p, inputs, targets)
    return {n: t / t.flatten(1).norm(dim=1).view(-1, *[1] * (t.dim() - 1)) for n, t in g.items()}
