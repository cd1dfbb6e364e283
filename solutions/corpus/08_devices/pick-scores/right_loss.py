# title: a loss without reduction picks, too


def pick_scores(scores, chosen):
    targets = torch.tensor(chosen).to(scores.device)
    return -torch.nn.functional.nll_loss(scores, targets, reduction="none")
