# title: sets a seed first
# fails: fit-hidden [no diagnosis]


import torch
import torch.nn.functional as F


def fit(net, opt, batches, held_out, epochs):
    torch.manual_seed(0)
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            history.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return history
