# title: gives the share to backward() as the weight
def accumulate_gradient(w, loss_of, parts):
    w.grad = torch.zeros_like(w)
    n = torch.tensor([float(len(part)) for part in parts])
    for part, share in zip(parts, n / n.sum()):
        loss = loss_of(w, part)
        loss.backward(share.to(loss))
