# title: a search for the highest that begins at zero
# fails: best-class-test [no diagnosis]
# fails: best-class-hidden [no diagnosis]


def best_class(scores, names):
    best, top = 0, 0.0
    for i, s in enumerate(scores.tolist()):
        if s > top:
            best, top = i, s
    return names[best], top
