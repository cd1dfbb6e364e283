# title: takes the least of the pairs, whose weights are compared when two losses are equal
# fails: keep-best-test [ties-compare-further]
# fails: keep-best-hidden [ties-compare-further]


def keep_best(w, loss_of, lr, steps):
    history = []
    for _ in range(steps):
        loss = loss_of(w)
        history.append((loss.item(), w.detach().clone()))
        (gradient,) = torch.autograd.grad(loss, w)
        with torch.no_grad():
            w -= lr * gradient
    return min(history)[1]
