# title: leaves net in eval mode
# fails: per-sample-test [mode-not-restored]
# fails: per-sample-hidden [mode-not-restored]


from torch.func import functional_call, grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    net.eval()

    def one(parameters, x, y):
        return loss_of(functional_call(net, parameters, (x,)), y)

    shared = {k: p.detach() for k, p in net.named_parameters()}
    return vmap(grad(one), in_dims=(None, 0, 0))(shared, inputs, targets)
