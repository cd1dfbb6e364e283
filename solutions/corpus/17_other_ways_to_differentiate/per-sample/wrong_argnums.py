# title: one gradient for each sample, argnums=1
# fails: per-sample-test [differentiated-the-inputs]
# fails: per-sample-hidden [differentiated-the-inputs]

from torch.func import functional_call, grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    params = {name: p.detach() for name, p in net.named_parameters()}

    def loss(params, x, t):
        return loss_of(functional_call(net, params, (x,)), t)

    rows = vmap(grad(loss, argnums=1), in_dims=(None, 0, 0))(params, inputs, targets)
    return {name: rows for name in params}
