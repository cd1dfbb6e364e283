# title: torch.optim.SGD on a leaf of its own


def hogwild(w, batches, loss_of, lr):
    leaf = torch.nn.Parameter(w)
    opt = torch.optim.SGD([leaf], lr=lr)
    losses = []
    for x, y in batches:
        opt.zero_grad()
        loss = loss_of(leaf, x, y)
        loss.backward()
        opt.step()
        losses.append(loss.item())
    return losses
