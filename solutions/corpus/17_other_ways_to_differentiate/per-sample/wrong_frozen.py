# title: switches requires_grad off in net
# fails: per-sample-test [net-left-frozen]
# fails: per-sample-hidden [net-left-frozen]


from torch.func import functional_call, grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    net.requires_grad_(False)

    def one(parameters, x, y):
        return loss_of(functional_call(net, parameters, (x,)), y)

    return vmap(grad(one), in_dims=(None, 0, 0))(dict(net.named_parameters()), inputs, targets)
