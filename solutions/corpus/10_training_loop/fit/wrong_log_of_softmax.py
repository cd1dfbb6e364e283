# title: measures with the logarithm of softmax
# fails: fit-hidden [no diagnosis]


import torch
import torch.nn.functional as F


def fit(net, opt, batches, held_out, epochs):
    history = []
    held_x, held_y = held_out
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            F.cross_entropy(net(x), y).backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            p = net(held_x).softmax(1)
            history.append(-p[torch.arange(len(held_y)), held_y].log().mean().item())
    return history
