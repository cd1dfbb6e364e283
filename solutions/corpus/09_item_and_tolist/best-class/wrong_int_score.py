# title: the score as an int
# fails: best-class-test [int-cuts-off]
# fails: best-class-hidden [int-cuts-off]


def best_class(scores, names):
    return names[int(scores.argmax())], int(scores.max())
