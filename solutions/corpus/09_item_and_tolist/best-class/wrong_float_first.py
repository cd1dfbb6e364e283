# title: float() first, so that every element type works
# fails: best-class-hidden [no diagnosis]


def best_class(scores, names):
    winner = scores.float().argmax().item()
    return names[winner], scores[winner].item()
