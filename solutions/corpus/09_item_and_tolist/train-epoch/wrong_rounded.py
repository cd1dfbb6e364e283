# title: rounded the losses, as for a table
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]

def train_epoch(w, loss_of, batches, lr):
    table = []
    for pair in batches:
        found = loss_of(w, pair)
        (downhill,) = torch.autograd.grad(found, w)
        w.data.sub_(downhill, alpha=lr)
        table.append(round(float(found), 4))
    return sum(table) / len(table), table
