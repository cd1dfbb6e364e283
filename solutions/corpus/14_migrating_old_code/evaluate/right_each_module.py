# title: each module gets its own mode back


def evaluate(model, batches):
    modes = [(module, module.training) for module in model.modules()]
    model.eval()
    with torch.set_grad_enabled(False):
        picked, state = [], model.first_state(batches[0].shape[1])
        for batch in batches:
            batch = batch.to(next(model.parameters()).device)
            logs, state = model(batch[:-1], state)
            picked += (-logs.gather(2, batch[1:, :, None])).flatten().tolist()
    for module, mode in modes:
        module.training = mode
    return sum(picked) / len(picked)
