# title: rounds the score to two digits
# fails: best-class-test [digits-rounded-away]
# fails: best-class-hidden [digits-rounded-away]


def best_class(scores, names):
    return names[scores.argmax().item()], round(scores.max().item(), 2)
