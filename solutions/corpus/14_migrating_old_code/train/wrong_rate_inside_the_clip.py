# title: multiplied by the rate, and clipped then
# fails: train-test [no diagnosis]
# fails: train-idioms [no diagnosis]
# fails: train-hidden [no diagnosis]
# never: rate-never-falls


def train(model, batches, epochs, lr, clip):
    device = next(model.parameters()).device
    model.train()
    losses = []
    for epoch in range(epochs):
        rate = lr * 0.5 ** (epoch // 2)
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(device)
            state = tuple(s.detach() for s in state)
            model.zero_grad()
            logs, state = model(batch[:-1], state)
            loss = F.nll_loss(logs.reshape(-1, logs.size(-1)), batch[1:].reshape(-1))
            loss.backward()
            for p in model.parameters():
                if p.grad is not None:
                    p.grad *= rate
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            with torch.no_grad():
                for p in model.parameters():
                    if p.grad is not None:
                        p -= p.grad
            losses.append(loss.item())
    return losses
