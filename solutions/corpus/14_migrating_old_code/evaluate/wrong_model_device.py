# title: asks the module for its device
# fails: evaluate-test [module-has-no-device]
# fails: evaluate-idioms [module-has-no-device]
# fails: evaluate-hidden [module-has-no-device]


@torch.no_grad()
def evaluate(model, batches):
    mode, total, count = model.training, 0.0, 0
    model.eval()
    state = model.first_state(batches[0].size(1))
    for batch in batches:
        batch = batch.to(model.device)
        logs, state = model(batch[:-1], state)
        total += F.nll_loss(logs.flatten(0, 1), batch[1:].flatten(), reduction="sum").item()
        count += batch[1:].numel()
    model.train(mode)
    return total / count
