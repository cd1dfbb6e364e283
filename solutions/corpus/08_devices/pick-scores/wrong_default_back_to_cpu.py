# title: makes the device of the scores the default for a moment, then the CPU
# fails: pick-scores-test [no diagnosis]


def pick_scores(scores, chosen):
    torch.set_default_device(scores.device)
    try:
        index = torch.tensor(chosen, dtype=torch.int64)
        rows = torch.arange(len(chosen))
    finally:
        torch.set_default_device("cpu")
    return scores[rows, index]
