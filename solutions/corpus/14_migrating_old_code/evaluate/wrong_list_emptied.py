# title: takes the batches out of the caller's list
# fails: evaluate-test [no diagnosis]
# fails: evaluate-idioms [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


def evaluate(model, batches):
    mode, total, count = model.training, 0.0, 0
    model.eval()
    device = next(model.parameters()).device
    with torch.no_grad():
        state = model.first_state(batches[0].size(1))
        while batches:
            batch = batches.pop(0).to(device)
            logs, state = model(batch[:-1], state)
            total += F.nll_loss(logs.flatten(0, 1), batch[1:].flatten(), reduction="sum").item()
            count += batch[1:].numel()
    model.train(mode)
    return total / count
