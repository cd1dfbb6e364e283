# title: sorts pairs


def best_class(scores, names):
    score, number = max((value.item(), i) for i, value in enumerate(scores))
    return [names[number], score]
