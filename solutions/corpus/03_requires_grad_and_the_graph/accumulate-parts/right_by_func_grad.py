# title: lets torch.func.grad return the gradients

def accumulate_gradient(w, loss_of, parts):
    n = sum(len(p) for p in parts)
    total = torch.zeros_like(w)
    for p in parts:
        total += torch.func.grad(loss_of)(w.detach(), p) * len(p) / n
    w.grad = total
