# title: reshape is taken for a copy
# fails: refill-test [overlapping-cells]
# fails: refill-hidden [overlapping-cells]


def refill(buffer, rows):
    values = rows.reshape(rows.shape)
    buffer.resize_(values.shape)
    buffer.copy_(values)
