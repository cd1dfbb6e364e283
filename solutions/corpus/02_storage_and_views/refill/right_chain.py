# title: one chained line


def refill(buffer, rows):
    rows = rows * 1
    return buffer.resize_(rows.shape).copy_(rows)
