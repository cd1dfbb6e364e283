# title: took contiguous() for a copy
# fails: refill-test [overlapping-cells]
# fails: refill-hidden [overlapping-cells]

def refill(buffer, rows):
    values = rows.contiguous()
    buffer.resize_(rows.shape)
    buffer.copy_(values)
