# title: goes through NumPy, without a way from other devices
# fails: best-class-test [numpy-needs-the-cpu]
# fails: best-class-hidden [numpy-needs-the-cpu]


def best_class(scores, names):
    numbers = scores.detach().numpy()
    winner = int(numbers.argmax())
    return names[winner], float(numbers[winner])
