# title: a list instead of a dict
# fails: per-sample-test [names-left-out]
# fails: per-sample-hidden [names-left-out]


from torch.func import functional_call, grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    def one(parameters, x, y):
        return loss_of(functional_call(net, parameters, (x,)), y)

    shared = {k: p.detach() for k, p in net.named_parameters()}
    return list(vmap(grad(one), in_dims=(None, 0, 0))(shared, inputs, targets).values())
