# title: copied into one buffer

def keep_best(w, loss_of, lr, steps):
    winner = torch.empty_like(w, requires_grad=False)
    record = None
    opt = torch.optim.SGD([w], lr=lr)
    for _ in range(steps):
        opt.zero_grad()
        loss = loss_of(w)
        if record is None or loss.detach() < record:
            record = loss.detach()
            with torch.no_grad():
                winner.copy_(w)
        loss.backward()
        opt.step()
    return winner
