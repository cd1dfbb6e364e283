# title: all losses, and no step
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    history = [loss_of(w, batch).item() for batch in batches]
    return sum(history) / len(history), history
