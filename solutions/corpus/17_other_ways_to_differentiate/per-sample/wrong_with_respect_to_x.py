# title: differentiates the inputs
# fails: per-sample-test [differentiated-the-inputs]
# fails: per-sample-hidden [differentiated-the-inputs]


from torch.func import functional_call, grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    shared = {k: p.detach() for k, p in net.named_parameters()}

    def one(x, y):
        return loss_of(functional_call(net, shared, (x,)), y)

    return vmap(grad(one))(inputs, targets)
