# title: collect the losses as tensors and ask for the numbers once, at the end


def hogwild(w, batches, loss_of, lr):
    seen = []
    for x, y in batches:
        leaf = w.detach().requires_grad_(True)
        loss = loss_of(leaf, x, y)
        (g,) = torch.autograd.grad(loss, leaf)
        w.add_(g, alpha=-lr)
        seen.append(loss.detach())
    return [float(each) for each in seen]
