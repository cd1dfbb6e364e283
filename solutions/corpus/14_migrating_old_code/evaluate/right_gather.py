# title: gather instead of nll_loss, the mode given back in the end


def evaluate(model, batches):
    was, losses = model.training, []
    model.train(False)
    try:
        with torch.inference_mode():
            where = next(iter(model.state_dict().values())).device
            state = model.first_state(batches[0].shape[1])
            for batch in batches:
                logs, state = model(batch[:-1].to(where), state)
                losses.append(-logs.gather(-1, batch[1:, :, None].to(where)).double().flatten())
    finally:
        model.train(was)
    return torch.cat(losses).mean().item()
