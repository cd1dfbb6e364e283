# title: each parameter clipped by itself
# fails: train-test [clipped-one-by-one]
# fails: train-idioms [clipped-one-by-one]
# fails: train-hidden [clipped-one-by-one]


def train(model, batches, epochs, lr, clip):
    losses = []
    for epoch in range(epochs):
        rate = lr * 0.5 ** (epoch // 2)
        model.train()
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            x, y = batch[:-1], batch[1:]
            state = tuple(each.detach() for each in state)
            model.zero_grad()
            logs, state = model(x, state)
            loss = F.nll_loss(logs.view(-1, logs.size(2)), y.view(-1))
            loss.backward()
            for p in model.parameters():
                nn.utils.clip_grad_norm_([p], clip)
            with torch.no_grad():
                for p in model.parameters():
                    if p.grad is not None:
                        p -= rate * p.grad
            losses.append(loss.item())
    return losses
