# title: cross entropy of the logarithms


@torch.no_grad()
def evaluate(model, batches):
    mode = model.training
    model.eval()
    device = {p.device for p in model.parameters()}.pop()
    state, pairs = model.first_state(batches[0].size(1)), []
    for batch in (b.to(device) for b in batches):
        logs, state = model(batch[:-1], state)
        pairs.append((F.cross_entropy(logs.permute(1, 2, 0), batch[1:].T), batch[1:].numel()))
    if mode:
        model.train()
    return float(sum(m * c for m, c in pairs) / sum(c for _, c in pairs))
