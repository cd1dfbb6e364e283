# title: rebinds the rows of a tensor of zeros, and so fills none
# fails: per-sample-test [does-not-depend-on-it]
# fails: per-sample-hidden [does-not-depend-on-it]
def per_sample_gradients(net, loss_of, inputs, targets):
    names, parameters = zip(*net.named_parameters())
    rows = {name: torch.zeros(len(inputs), *p.shape, dtype=p.dtype) for name, p in net.named_parameters()}
    outputs = net(inputs)
    for i in range(len(inputs)):
        loss = loss_of(outputs[i], targets[i])
        for name, grad in zip(names, torch.autograd.grad(loss, parameters, retain_graph=True)):
            row = rows[name][i]
            row = grad
    return rows
