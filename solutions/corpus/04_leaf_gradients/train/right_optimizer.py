# title: torch.optim.SGD does the work


def train(w, loss_of, lr, steps):
    opt = torch.optim.SGD([w], lr=lr)
    while steps:
        opt.zero_grad()
        loss_of(w).backward()
        opt.step()
        steps -= 1
