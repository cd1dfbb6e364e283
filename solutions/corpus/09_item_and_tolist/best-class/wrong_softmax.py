# title: the probability in place of the score
# fails: best-class-test [no diagnosis]
# fails: best-class-hidden [no diagnosis]


def best_class(scores, names):
    p = torch.softmax(scores, 0)
    best = p.argmax().item()
    return names[best], p[best].item()
