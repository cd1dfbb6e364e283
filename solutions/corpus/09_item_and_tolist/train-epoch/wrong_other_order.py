# title: the list first, then the mean
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    history, opt = [], torch.optim.SGD([w], lr=lr)
    for batch in batches:
        opt.zero_grad()
        loss = loss_of(w, batch)
        loss.backward()
        opt.step()
        history.append(loss.item())
    return history, sum(history) / len(history)
