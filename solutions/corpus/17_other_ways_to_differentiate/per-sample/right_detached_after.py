# title: detached afterwards, with buffers handed over


from torch.func import functional_call, grad, vmap


def per_sample_gradients(net, loss_of, inputs, targets):
    buffers = dict(net.named_buffers())

    def one(parameters, x, y):
        out = functional_call(net, (parameters, buffers), x.unsqueeze(0))
        return loss_of(out[0], y)

    rows = vmap(grad(one), (None, 0, 0))(dict(net.named_parameters()), inputs, targets)
    return {name: row.detach() for name, row in rows.items()}
