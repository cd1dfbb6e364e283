# title: .grad is zeroed in place, so every row is the last one
# fails: per-sample-test [gradient-not-copied]
# fails: per-sample-hidden [gradient-not-copied]


def per_sample_gradients(net, loss_of, inputs, targets):
    outputs = net(inputs)
    rows = {name: [] for name, _ in net.named_parameters()}
    for output, target in zip(outputs, targets):
        for p in net.parameters():
            if p.grad is not None:
                p.grad.zero_()
        loss_of(output, target).backward(retain_graph=True)
        for name, p in net.named_parameters():
            rows[name].append(p.grad)
    return {name: torch.stack(row) for name, row in rows.items()}
