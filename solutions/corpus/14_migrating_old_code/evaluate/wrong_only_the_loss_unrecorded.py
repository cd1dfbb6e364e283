# title: no_grad around the loss alone
# fails: evaluate-test [no diagnosis]
# fails: evaluate-idioms [no diagnosis]
# fails: evaluate-hidden [no diagnosis]
# never: volatile-marks-nothing


def evaluate(model, batches):
    was = model.training
    model.eval()
    total, count = 0.0, 0
    place = next(model.parameters()).device
    state = model.first_state(batches[0].shape[1])
    for batch in batches:
        batch = batch.to(place)
        logs, state = model(batch[:-1], state)
        with torch.no_grad():
            total += F.nll_loss(logs.flatten(0, 1), batch[1:].flatten(), reduction="sum").item()
        count += batch[1:].numel()
    model.train(was)
    return total / count
