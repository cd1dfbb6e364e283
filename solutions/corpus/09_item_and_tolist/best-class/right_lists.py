# title: in Python from the start


def best_class(scores, names):
    numbers = scores.tolist()
    return names[numbers.index(max(numbers))], max(numbers)
