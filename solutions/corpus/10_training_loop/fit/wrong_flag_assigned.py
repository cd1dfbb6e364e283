# title: the mode is an attribute, and is assigned
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(net, opt, batches, held_out, epochs):
    found = []
    inputs, classes = held_out
    net.train()
    for _ in range(epochs):
        net.training = True
        for some, wanted in batches:
            opt.zero_grad()
            F.cross_entropy(net(some), wanted).backward()
            opt.step()
        net.training = False
        with torch.no_grad():
            found.append(F.cross_entropy(net(inputs), classes).item())
    return found
