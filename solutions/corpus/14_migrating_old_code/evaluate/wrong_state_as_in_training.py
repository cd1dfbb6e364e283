# title: cut the state as in training
# fails: evaluate-test [state-taken-apart]
# fails: evaluate-idioms [state-taken-apart]
# fails: evaluate-hidden [state-taken-apart]


def evaluate(model, batches):
    was = model.training
    model.eval()
    total, count = 0.0, 0
    place = next(model.parameters()).device
    with torch.no_grad():
        state = model.first_state(batches[0].shape[1])
        for batch in batches:
            batch = batch.to(place)
            state = tuple(s.detach() for s in state)
            logs, state = model(batch[:-1], state)
            total += F.nll_loss(logs.flatten(0, 1), batch[1:].flatten(), reduction="sum").item()
            count += batch[1:].numel()
    model.train(was)
    return total / count
