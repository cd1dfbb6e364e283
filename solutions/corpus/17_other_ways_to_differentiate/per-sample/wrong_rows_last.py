# title: the samples in the last dimension
# fails: per-sample-test [samples-not-in-rows]
# fails: per-sample-hidden [samples-not-in-rows]


from torch.func import functional_call, grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    def one(parameters, x, y):
        return loss_of(functional_call(net, parameters, (x,)), y)

    shared = {k: p.detach() for k, p in net.named_parameters()}
    return vmap(grad(one), in_dims=(None, 0, 0), out_dims=-1)(shared, inputs, targets)
