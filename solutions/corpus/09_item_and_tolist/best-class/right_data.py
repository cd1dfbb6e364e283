# title: the old .data, and item()


def best_class(scores, names):
    return names[scores.data.argmax().item()], scores.data.max().item()
