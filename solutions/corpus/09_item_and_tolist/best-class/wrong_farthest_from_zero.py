# title: the score farthest from zero
# fails: best-class-test [no diagnosis]
# fails: best-class-hidden [no diagnosis]


def best_class(scores, names):
    best = scores.abs().argmax().item()
    return names[best], scores[best].item()
