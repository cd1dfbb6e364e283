# title: torch.autograd.grad, and the norm by hand


def train(model, batches, epochs, lr, clip):
    params = [p for p in model.parameters() if p.requires_grad]
    home = params[0].device
    losses = []
    model.train()
    for epoch in range(epochs):
        step = lr / (1 << (epoch // 2))
        h, c = model.first_state(batches[0].shape[1])
        for batch in batches:
            batch = batch.to(home)
            logs, (h, c) = model(batch[:-1], (h.detach(), c.detach()))
            loss = F.cross_entropy(logs.movedim(-1, 1), batch[1:])
            grads = torch.autograd.grad(loss, params, allow_unused=True)
            kept = [(p, g) for p, g in zip(params, grads) if g is not None]
            norm = sum(g.square().sum() for _, g in kept).sqrt().item()
            scale = min(1.0, clip / (norm + 1e-6))
            with torch.no_grad():
                for p, g in kept:
                    p -= step * scale * g
            losses.append(loss.item())
    return losses
