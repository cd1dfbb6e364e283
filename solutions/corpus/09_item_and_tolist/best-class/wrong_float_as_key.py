# title: looks up the score instead of the number
# fails: best-class-test [no diagnosis]
# fails: best-class-hidden [no diagnosis]


def best_class(scores, names):
    score = scores.max().item()
    return names[score], score
