# title: a norm of norms, scaled to clip exactly; no .grad and no optimizer
def train(model, batches, epochs, lr, clip):
    losses = []
    device = next(model.parameters()).device
    learning = [p for p in model.parameters() if p.requires_grad]
    for epoch in range(epochs):
        model.train()
        rate = lr / 2 ** (epoch // 2)
        state = model.first_state(batches[0].size(1))
        for batch in batches:
            batch = batch.to(device)
            state = tuple(map(torch.Tensor.detach, state))
            logs, state = model(batch[:-1], state)
            loss = F.nll_loss(logs.movedim(-1, 1), batch[1:])
            found = torch.autograd.grad(loss, learning, allow_unused=True)
            pairs = [(p, g) for p, g in zip(learning, found, strict=True) if g is not None]
            norm = torch.stack([g.norm() for _, g in pairs]).norm().item()
            factor = clip / norm if norm > clip else 1.0
            with torch.no_grad():
                for p, g in pairs:
                    p.sub_(g, alpha=rate * factor)
            losses.append(loss.item())
    return losses
