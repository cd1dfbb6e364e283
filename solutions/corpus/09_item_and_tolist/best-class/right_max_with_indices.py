# title: both from max(dim), as ints and floats


def best_class(scores, names):
    values, indices = scores.max(dim=0)
    return names[int(indices)], float(values)
