# title: sets the mode of the net and its parts by hand, not of their parts
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


import torch
import torch.nn.functional as F


def set_mode(net, training):
    net.training = training
    for part in net.children():
        part.training = training


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        set_mode(net, True)
        for x, y in batches:
            opt.zero_grad()
            F.cross_entropy(net(x), y).backward()
            opt.step()
        set_mode(net, False)
        with torch.no_grad():
            history.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return history
