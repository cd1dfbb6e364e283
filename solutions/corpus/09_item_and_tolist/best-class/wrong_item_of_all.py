# title: item() of all scores
# fails: best-class-test [item-of-many]
# fails: best-class-hidden [item-of-many]


def best_class(scores, names):
    score = scores.item()
    return names[scores.argmax().item()], score
