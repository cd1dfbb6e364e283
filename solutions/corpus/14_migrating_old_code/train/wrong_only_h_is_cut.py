# title: only h is cut
# fails: train-test [history-between-batches]
# fails: train-idioms [history-between-batches]
# fails: train-hidden [history-between-batches]


def train(model, batches, epochs, lr, clip):
    losses = []
    for epoch in range(epochs):
        rate = lr * 0.5 ** (epoch // 2)
        model.train()
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            x, y = batch[:-1], batch[1:]
            state = (state[0].detach(), state[1])
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
