# title: through a list, and the optimizer trains


def keep_best(w, loss_of, lr, steps):
    opt = torch.optim.SGD([w], lr=lr)
    history = []
    for _ in range(steps):
        loss = loss_of(w)
        history.append((loss.item(), w.tolist()))
        opt.zero_grad()
        loss.backward()
        opt.step()
    values = min(history)[1]
    return torch.tensor(values, dtype=w.dtype, device=w.device)
