# title: the score as a text
# fails: best-class-test [no diagnosis]
# fails: best-class-hidden [no diagnosis]


def best_class(scores, names):
    i = scores.argmax().item()
    return names[i], f"{scores[i]:.4f}"
