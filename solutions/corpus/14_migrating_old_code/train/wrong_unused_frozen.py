# title: freezes what got no gradient
# fails: train-test [no diagnosis]
# fails: train-idioms [no diagnosis]
# fails: train-hidden [no diagnosis]


def train(model, batches, epochs, lr, clip):
    device = next(model.parameters()).device
    losses = []
    for p in model.parameters():
        p.grad = None
    for epoch in range(epochs):
        rate = lr * 0.5 ** (epoch // 2)
        model.train()
        state = model.first_state(batches[0].shape[1])
        for batch in batches:
            batch = batch.to(device)
            state = tuple(part.detach() for part in state)
            model.zero_grad()
            logs, state = model(batch[:-1], state)
            loss = F.nll_loss(logs.flatten(0, 1), batch[1:].flatten())
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), clip)
            for weight in model.parameters():
                if weight.grad is None:
                    weight.requires_grad_(False)
            with torch.no_grad():
                for weight in model.parameters():
                    if weight.grad is not None:
                        weight.sub_(rate * weight.grad)
            losses.append(loss.item())
    return losses
