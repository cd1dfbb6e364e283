# title: clips the gradient to the norm 1
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    optimizer = torch.optim.SGD([w], lr=lr)
    losses = []
    for batch in batches:
        optimizer.zero_grad()
        loss = loss_of(w, batch)
        loss.backward()
        torch.nn.utils.clip_grad_norm_([w], max_norm=1.0)
        optimizer.step()
        losses.append(loss.item())
    return sum(losses) / len(losses), losses
