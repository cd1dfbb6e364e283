# title: nll_loss with its targets on the CPU
# fails: pick-scores-test [made-on-the-cpu]
# fails: pick-scores-hidden [made-on-the-cpu]


def pick_scores(scores, chosen):
    return -torch.nn.functional.nll_loss(scores, torch.tensor(chosen), reduction="none")
