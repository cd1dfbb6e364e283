# title: index moved to CUDA
# fails: pick-scores-test [cuda-hard-coded]
# fails: pick-scores-hidden [cuda-hard-coded]


def pick_scores(scores, chosen):
    return scores.gather(1, torch.tensor(chosen).cuda()[:, None])[:, 0]
