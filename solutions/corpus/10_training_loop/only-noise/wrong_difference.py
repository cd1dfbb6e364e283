# title: compares the two gradients with allclose
# fails: only-noise-test [as-large-in-float64]
# fails: only-noise-hidden [as-large-in-float64]

def only_noise(net, loss_of):
    single = copy.deepcopy(net)
    exact = copy.deepcopy(net).double()
    for n in (single, exact):
        n.zero_grad()
        loss_of(n).backward()
    names = []
    for (name, p), q in zip(single.named_parameters(), exact.parameters()):
        if p.grad is not None and not torch.equal(p.grad.double(), q.grad):
            names.append(name)
    return names
