# title: the parameters are not an argument
# fails: per-sample-test [does-not-depend-on-it]
# fails: per-sample-hidden [does-not-depend-on-it]


from torch.func import grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    def one(parameters, x, y):
        return loss_of(net(x), y)

    shared = {k: p.detach() for k, p in net.named_parameters()}
    return vmap(grad(one), in_dims=(None, 0, 0))(shared, inputs, targets)
