# title: forgets the last batch
# fails: evaluate-test [no diagnosis]
# fails: evaluate-idioms [no diagnosis]
# fails: evaluate-hidden [no diagnosis]


@torch.inference_mode()
def evaluate(model, batches):
    mode = model.training
    model.train(False)
    try:
        place = next(model.parameters()).device
        state, sums, letters = model.first_state(batches[0].shape[1]), [], 0
        for b in batches[:-1]:
            b = b.to(place)
            x, y = b[:-1], b[1:]
            logs, state = model(x, state)
            picked = logs.gather(2, y.unsqueeze(2))
            sums.append(-picked.sum().item())
            letters += y.numel()
        return sum(sums) / letters
    finally:
        model.train(mode)
