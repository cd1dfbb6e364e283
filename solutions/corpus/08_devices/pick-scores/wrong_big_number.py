# title: pushes all others down by a thousand million and takes the largest
# fails: pick-scores-hidden [no diagnosis]


def pick_scores(scores, chosen):
    index = torch.tensor(chosen, device=scores.device)
    hot = torch.nn.functional.one_hot(index, scores.shape[1]).to(scores.dtype)
    return (scores - (1 - hot) * 1e9).amax(dim=1)
