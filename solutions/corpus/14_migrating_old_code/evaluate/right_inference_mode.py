# title: inference_mode, try and finally, cross-entropy of logs


def evaluate(model, batches):
    before = model.training
    model.eval()
    try:
        with torch.inference_mode():
            losses, state = [], model.first_state(batches[0].shape[1])
            for batch in batches:
                batch = batch.to(next(model.parameters()).device)
                logs, state = model(batch[:-1], state)
                losses.append(
                    F.cross_entropy(logs.permute(0, 2, 1), batch[1:], reduction="none").flatten()
                )
            return torch.cat(losses).double().mean().item()
    finally:
        model.train(before)
