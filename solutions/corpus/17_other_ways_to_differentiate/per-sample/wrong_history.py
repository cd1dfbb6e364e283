# title: the parameters themselves, with their history
# fails: per-sample-test [parameters-recorded]
# fails: per-sample-hidden [parameters-recorded]


from torch.func import functional_call, grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    def one(parameters, x, y):
        return loss_of(functional_call(net, parameters, (x,)), y)

    return vmap(grad(one), in_dims=(None, 0, 0))(dict(net.named_parameters()), inputs, targets)
