# title: maps over the inputs only, and gives every sample the first target
# fails: per-sample-test [no diagnosis]
# fails: per-sample-hidden [no diagnosis]


from torch.func import functional_call, grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    def one(parameters, x, y):
        return loss_of(functional_call(net, parameters, (x,)), y)

    shared = {k: p.detach() for k, p in net.named_parameters()}
    return vmap(grad(one), in_dims=(None, 0, None))(shared, inputs, targets[0])
