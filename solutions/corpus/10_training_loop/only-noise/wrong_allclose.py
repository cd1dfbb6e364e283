# title: Noise is where the two precisions disagree, and allclose says that.
# fails: only-noise-test [elements-instead-of-the-largest]
# fails: only-noise-hidden [no diagnosis]
def only_noise(net, loss_of):
    a = copy.deepcopy(net)
    b = copy.deepcopy(net).double()
    a.zero_grad()
    b.zero_grad()
    loss_of(a).backward()
    loss_of(b).backward()
    result = []
    for (name, p), (_, q) in zip(a.named_parameters(), b.named_parameters()):
        if p.grad is not None and p.grad.count_nonzero() > 0:
            if not torch.allclose(p.grad.double(), q.grad, rtol=1e-3):
                result.append(name)
    return result
