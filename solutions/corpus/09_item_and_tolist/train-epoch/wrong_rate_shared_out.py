# title: lr is for the whole epoch, so each batch gets its share
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    share, losses = lr / len(batches), []
    for pair in batches:
        found = loss_of(w, pair)
        found.backward()
        with torch.no_grad():
            w.sub_(w.grad, alpha=share)
            w.grad.zero_()
        losses.append(found.item())
    return sum(losses) / len(losses), losses
