# title: row by row, and sum() of Python


def scaled_loss(w, x, y):
    total = sum((row.dot(w) - goal) ** 2 for row, goal in zip(x, y))
    return total / total.item() + 0.1 * sum(v * v for v in w) ** 0.5
