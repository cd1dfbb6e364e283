# title: the name alone
# fails: best-class-test [no diagnosis]
# fails: best-class-hidden [no diagnosis]


def best_class(scores, names):
    return names[scores.argmax().item()]
