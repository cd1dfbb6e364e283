# title: In the flat numbers, row i begins at i times k
# fails: pick-scores-test [view-needs-even-strides]
# fails: pick-scores-hidden [view-needs-even-strides]
def pick_scores(scores, chosen):
    k = scores.shape[1]
    places = [i * k + c for i, c in enumerate(chosen)]
    return scores.view(-1)[torch.tensor(places, device=scores.device)]
