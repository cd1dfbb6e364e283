# title: copies .grad after each backward(), and clears it never
# fails: per-sample-test [rows-added-up]
# fails: per-sample-hidden [rows-added-up]


def per_sample_gradients(net, loss_of, inputs, targets):
    result = {name: [] for name, _ in net.named_parameters()}
    outputs = net(inputs)
    for y, t in zip(outputs, targets):
        loss_of(y, t).backward(retain_graph=True)
        for name, p in net.named_parameters():
            result[name].append(p.grad.clone())
    return {name: torch.stack(rows) for name, rows in result.items()}
