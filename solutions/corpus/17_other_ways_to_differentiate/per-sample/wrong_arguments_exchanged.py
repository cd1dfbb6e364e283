# title: calls loss_of with the target first
# fails: per-sample-test [output-and-target-exchanged]
# fails: per-sample-hidden [output-and-target-exchanged]
def per_sample_gradients(net, loss_of, inputs, targets):
    parameters = {name: p.detach() for name, p in net.named_parameters()}

    def loss(parameters, x, y):
        return loss_of(y, torch.func.functional_call(net, parameters, (x,)))

    return torch.func.vmap(torch.func.grad(loss), (None, 0, 0))(parameters, inputs, targets)
