# title: the best class is the most probable one
# fails: best-class-hidden [no diagnosis]


def best_class(scores, names):
    winner = scores.softmax(0).argmax().item()
    return names[winner], scores[winner].item()
