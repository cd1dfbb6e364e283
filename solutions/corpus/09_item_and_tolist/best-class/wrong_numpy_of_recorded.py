# title: through NumPy as always
# fails: best-class-test [tolist-needs-no-numpy]
# fails: best-class-hidden [tolist-needs-no-numpy]


def best_class(scores, names):
    arr = scores.numpy()
    i = int(arr.argmax())
    return names[i], float(arr[i])
