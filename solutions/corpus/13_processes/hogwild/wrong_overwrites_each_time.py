# title: a copy is trained, and written over the shared tensor after each step
# fails: hogwild-test [updates-of-others-overwritten]
# fails: hogwild-hidden [updates-of-others-overwritten]

def hogwild(w, batches, loss_of, lr):
    mine = w.clone().requires_grad_()
    out = []
    for x, y in batches:
        loss = loss_of(mine, x, y)
        g, = torch.autograd.grad(loss, mine)
        with torch.no_grad():
            mine -= lr * g
            w.copy_(mine)
        out.append(loss.item())
    return out
