# title: clips by hand, with 1e-8 beside the norm


def train(model, batches, epochs, lr, clip):
    place, losses = next(model.parameters()).device, []
    for epoch in range(epochs):
        rate = lr * 0.5 ** (epoch // 2)
        model.train()
        h, c = model.first_state(batches[0].shape[1])
        for batch in batches:
            batch = batch.to(place)
            model.zero_grad()
            logs, (h, c) = model(batch[:-1], (h.detach(), c.detach()))
            loss = F.nll_loss(logs.flatten(0, 1), batch[1:].flatten())
            loss.backward()
            trained = [p for p in model.parameters() if p.grad is not None]
            norm = sum(p.grad.square().sum().item() for p in trained) ** 0.5
            factor = min(1.0, clip / (norm + 1e-8))
            with torch.no_grad():
                for p in trained:
                    p.sub_(p.grad, alpha=rate * factor)
            losses.append(loss.item())
    return losses
