# title: torch.func in a generator

import torch
def keep_best(w, loss_of, lr, steps):
    step = torch.func.grad_and_value(loss_of)
    def walk():
        for _ in range(steps):
            gradient, loss = step(w.detach())
            yield loss.item(), w.detach().clone()
            w.data.sub_(lr * gradient)
    return min(walk(), key=lambda pair: pair[0])[1]
