# title: steps are written to the shared tensor, and computed from a copy
# fails: hogwild-test [no diagnosis]
# fails: hogwild-hidden [no diagnosis]

def hogwild(w, batches, loss_of, lr):
    mine = w.clone().requires_grad_()
    out = []
    for x, y in batches:
        loss = loss_of(mine, x, y)
        g, = torch.autograd.grad(loss, mine)
        w -= lr * g
        with torch.no_grad():
            mine -= lr * g
        out.append(loss.item())
    return out
