# title: clones the rows only if the buffer is their base
# fails: refill-test [overlapping-cells]
# fails: refill-hidden [overlapping-cells]
def refill(buffer, rows):
    source = rows.clone() if rows._base is buffer else rows
    buffer.resize_(source.shape).copy_(source)
