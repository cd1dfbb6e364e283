# title: clips the gradients
# fails: train-hidden [no diagnosis]


def train(w, loss_of, lr, steps):
    opt = torch.optim.SGD([w], lr=lr)
    for _ in range(steps):
        opt.zero_grad()
        loss_of(w).backward()
        torch.nn.utils.clip_grad_value_([w], 10_000.0)
        opt.step()
