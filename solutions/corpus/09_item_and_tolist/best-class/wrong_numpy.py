# title: through NumPy, which refuses recorded tensors
# fails: best-class-test [numpy-of-recorded]
# fails: best-class-hidden [numpy-of-recorded]


def best_class(scores, names):
    array = scores.numpy()
    return names[int(array.argmax())], float(array.max())
