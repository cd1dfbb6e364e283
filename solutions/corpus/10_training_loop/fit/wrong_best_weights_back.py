# title: puts the best weights back at the end
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(net, opt, batches, held_out, epochs):
    history, best = [], None
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            F.cross_entropy(net(x), y).backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            history.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
        if history[-1] == min(history):
            best = copy.deepcopy(net.state_dict())
    if best is not None:
        net.load_state_dict(best)
    return history
