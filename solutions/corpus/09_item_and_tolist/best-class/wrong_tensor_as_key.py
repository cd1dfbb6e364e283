# title: looks up a tensor
# fails: best-class-test [tensor-as-key]
# fails: best-class-hidden [tensor-as-key]


def best_class(scores, names):
    return names[scores.argmax()], scores.max().item()
