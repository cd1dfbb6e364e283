# title: the pair in the other order
# fails: best-class-test [no diagnosis]
# fails: best-class-hidden [no diagnosis]


def best_class(scores, names):
    i = scores.argmax().item()
    return scores[i].item(), names[i]
