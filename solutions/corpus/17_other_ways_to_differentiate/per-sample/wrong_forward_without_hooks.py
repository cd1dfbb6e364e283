# title: calls net.forward
# fails: per-sample-hidden [no diagnosis]


def per_sample_gradients(net, loss_of, inputs, targets):
    parameters = dict(net.named_parameters())
    outputs = net.forward(inputs)
    rows = {name: [] for name in parameters}
    for output, target in zip(outputs, targets):
        grads = torch.autograd.grad(loss_of(output, target), list(parameters.values()), retain_graph=True)
        for name, grad in zip(rows, grads):
            rows[name].append(grad)
    return {name: torch.stack(grads) for name, grads in rows.items()}
