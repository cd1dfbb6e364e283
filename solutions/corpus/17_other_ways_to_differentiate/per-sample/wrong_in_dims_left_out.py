# title: vmap over the parameters too
# fails: per-sample-test [everything-was-mapped]
# fails: per-sample-hidden [everything-was-mapped]


from torch.func import functional_call, grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    def one(parameters, x, y):
        return loss_of(functional_call(net, parameters, (x,)), y)

    return vmap(grad(one))({k: p.detach() for k, p in net.named_parameters()}, inputs, targets)
