# title: the state is made once, before the epochs
# fails: train-test [state-kept-between-epochs]
# fails: train-idioms [state-kept-between-epochs]
# fails: train-hidden [state-kept-between-epochs]


def train(model, batches, epochs, lr, clip):
    losses, state = [], model.first_state(batches[0].size(1))
    for epoch in range(epochs):
        rate = lr * 0.5 ** (epoch // 2)
        model.train()
        pass
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            x, y = batch[:-1], batch[1:]
            state = tuple(each.detach() for each in state)
            model.zero_grad()
            logs, state = model(x, state)
            loss = F.nll_loss(logs.view(-1, logs.size(2)), y.view(-1))
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            with torch.no_grad():
                for p in model.parameters():
                    if p.grad is not None:
                        p -= rate * p.grad
            losses.append(loss.item())
    return losses
