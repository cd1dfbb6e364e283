# title: backward for each sample, .grad copied and cleared
# fails: per-sample-test [one-forward-per-sample]
# fails: per-sample-hidden [one-forward-per-sample]


def per_sample_gradients(net, loss_of, inputs, targets):
    rows = {name: [] for name, _ in net.named_parameters()}
    for x, y in zip(inputs, targets):
        net.zero_grad()
        loss_of(net(x), y).backward()
        for name, p in net.named_parameters():
            rows[name].append(p.grad.clone())
    net.zero_grad()
    return {name: torch.stack(row) for name, row in rows.items()}
