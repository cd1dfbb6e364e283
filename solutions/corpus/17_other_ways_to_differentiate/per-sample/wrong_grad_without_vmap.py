# title: grad of the summed loss, no vmap
# fails: per-sample-test [one-gradient-for-the-batch]
# fails: per-sample-hidden [one-gradient-for-the-batch]


from torch.func import functional_call, grad


def per_sample_gradients(net, loss_of, inputs, targets):
    def one(parameters):
        outputs = functional_call(net, parameters, (inputs,))
        return sum(loss_of(o, t) for o, t in zip(outputs, targets))

    return grad(one)({name: p.detach() for name, p in net.named_parameters()})
