# title: moves all batches first, in the caller's list
# fails: evaluate-test [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


@torch.no_grad()
def evaluate(model, batches):
    device = next(model.parameters()).device
    for i in range(len(batches)):
        batches[i] = batches[i].to(device)
    mode = model.training
    model.eval()
    total, count = 0.0, 0
    state = model.first_state(batches[0].size(1))
    for batch in batches:
        logs, state = model(batch[:-1], state)
        total += F.nll_loss(logs.flatten(0, 1), batch[1:].flatten(), reduction="sum").item()
        count += batch[1:].numel()
    model.train(mode)
    return total / count
