# title: the lowest score
# fails: best-class-test [no diagnosis]
# fails: best-class-hidden [no diagnosis]


def best_class(scores, names):
    return names[scores.argmin().item()], scores.min().item()
