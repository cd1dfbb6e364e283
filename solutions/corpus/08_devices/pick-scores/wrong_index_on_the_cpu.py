# title: gather with an index on the CPU
# fails: pick-scores-test [made-on-the-cpu]
# fails: pick-scores-hidden [made-on-the-cpu]


def pick_scores(scores, chosen):
    return scores.gather(1, torch.tensor(chosen)[:, None])[:, 0]
