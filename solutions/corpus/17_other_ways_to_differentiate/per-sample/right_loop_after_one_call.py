# title: one forward pass, then a loop of backward passes


def per_sample_gradients(net, loss_of, inputs, targets):
    result = {name: [] for name, _ in net.named_parameters()}
    outputs = net(inputs)
    for y, t in zip(outputs, targets):
        got = torch.autograd.grad(loss_of(y, t), list(net.parameters()), retain_graph=True)
        for name, g in zip(result, got):
            result[name].append(g)
    return {name: torch.stack(rows) for name, rows in result.items()}
