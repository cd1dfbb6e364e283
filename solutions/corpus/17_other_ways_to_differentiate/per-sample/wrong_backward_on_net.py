# title: one forward, backward into .grad
# fails: per-sample-test [callers-gradient-touched]
# fails: per-sample-hidden [callers-gradient-touched]


def per_sample_gradients(net, loss_of, inputs, targets):
    outputs = net(inputs)
    rows = {name: [] for name, _ in net.named_parameters()}
    for output, target in zip(outputs, targets):
        net.zero_grad()
        loss_of(output, target).backward(retain_graph=True)
        for name, p in net.named_parameters():
            rows[name].append(p.grad.clone())
    return {name: torch.stack(row) for name, row in rows.items()}
