# title: torch.optim.SGD and deepcopy of the detached weights


def keep_best(w, loss_of, lr, steps):
    from copy import deepcopy

    optimizer = torch.optim.SGD([w], lr=lr)
    best = (float("inf"), None)
    for _ in range(steps):
        optimizer.zero_grad()
        loss = loss_of(w)
        loss.backward()
        if loss.item() < best[0]:
            best = (loss.item(), deepcopy(w.detach()))
        optimizer.step()
    return best[1]
