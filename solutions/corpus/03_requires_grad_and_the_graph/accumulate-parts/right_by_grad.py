# title: adds up what torch.autograd.grad returns
def accumulate_gradient(w, loss_of, parts):
    n = sum(len(p) for p in parts)
    w.grad = sum(torch.autograd.grad(loss_of(w, p), w)[0] * len(p) / n for p in parts)
