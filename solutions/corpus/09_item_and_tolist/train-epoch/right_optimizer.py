# title: an optimizer, and one tolist() at the end


def train_epoch(w, loss_of, batches, lr):
    opt = torch.optim.SGD([w], lr=lr)
    losses = []
    for batch in batches:
        opt.zero_grad()
        loss = loss_of(w, batch)
        loss.backward()
        opt.step()
        losses.append(loss.detach())
    history = torch.stack(losses).tolist()
    return sum(history) / len(history), history
