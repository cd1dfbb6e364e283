# title: cloned while nothing is recorded

def keep_best(w, loss_of, lr, steps):
    record = float("inf")
    for _ in range(steps):
        loss = loss_of(w)
        g = torch.autograd.grad(loss, w)[0]
        with torch.no_grad():
            if loss < record:
                record, winner = loss, w.clone()
            w.sub_(g, alpha=lr)
    return winner
