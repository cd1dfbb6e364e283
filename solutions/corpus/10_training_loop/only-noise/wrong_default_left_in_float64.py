# title: makes float64 the default, and leaves it so
# fails: only-noise-test [no diagnosis]
# fails: only-noise-hidden [no diagnosis]


def only_noise(net, loss_of):
    def run(made):
        made.zero_grad()
        loss_of(made).backward()
        return [p.grad for p in made.parameters()]

    single = run(copy.deepcopy(net))
    torch.set_default_dtype(torch.float64)
    double = run(copy.deepcopy(net).double())
    names = []
    for (name, _), a, b in zip(net.named_parameters(), single, double):
        if a is not None and a.any() and b.abs().max() < a.abs().max() / 1000:
            names.append(name)
    return names
