# title: asks requires_grad instead of grad
# fails: train-test [gradient-may-be-none]
# fails: train-idioms [gradient-may-be-none]
# fails: train-hidden [gradient-may-be-none]


def train(model, batches, epochs, lr, clip):
    losses = []
    place = next(model.parameters()).device
    for epoch in range(epochs):
        rate = lr * 0.5 ** (epoch // 2)
        model.train()
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(place)
            state = tuple(s.detach() for s in state)
            model.zero_grad()
            logs, state = model(batch[:-1], state)
            loss = F.nll_loss(logs.flatten(0, 1), batch[1:].flatten())
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            with torch.no_grad():
                for p in model.parameters():
                    if p.requires_grad:
                        p -= rate * p.grad
            losses.append(loss.item())
    return losses
