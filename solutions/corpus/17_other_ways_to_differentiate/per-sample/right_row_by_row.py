# title: one forward pass, and a backward for each row


def per_sample_gradients(net, loss_of, inputs, targets):
    outputs, found = net(inputs), {name: [] for name, _ in net.named_parameters()}
    for output, target in zip(outputs, targets):
        gradients = torch.autograd.grad(
            loss_of(output, target), list(net.parameters()), retain_graph=True
        )
        for rows, gradient in zip(found.values(), gradients):
            rows.append(gradient)
    return {name: torch.stack(rows) for name, rows in found.items()}
