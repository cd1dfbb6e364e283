# title: sets the net to eval for the time, and back to its mode afterwards
# fails: per-sample-test [mode-not-restored]
# fails: per-sample-hidden [mode-not-restored]


from torch.func import functional_call, grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    training = net.training
    net.eval()
    parameters = {name: p.detach() for name, p in net.named_parameters()}

    def loss(parameters, x, y):
        return loss_of(functional_call(net, parameters, (x,)), y)

    rows = vmap(grad(loss), (None, 0, 0))(parameters, inputs, targets)
    net.train(training)
    return {name: row.detach() for name, row in rows.items()}
