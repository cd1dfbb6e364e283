# title: brings inputs and targets to the dtype of the parameters
# fails: per-sample-hidden [no diagnosis]


from torch.func import functional_call, grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    parameters = {name: p.detach() for name, p in net.named_parameters()}
    kind = next(net.parameters()).dtype

    def loss(parameters, x, y):
        return loss_of(functional_call(net, parameters, (x,)), y)

    rows = vmap(grad(loss), (None, 0, 0))(parameters, inputs.to(kind), targets.to(kind))
    return {name: row.detach() for name, row in rows.items()}
