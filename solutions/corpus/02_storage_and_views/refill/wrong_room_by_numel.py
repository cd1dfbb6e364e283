# title: took the elements of buffer for its room
# fails: refill-test [other-memory-instead-of-a-write]
# fails: refill-hidden [other-memory-instead-of-a-write]

def refill(buffer, rows):
    values = rows.clone()
    if values.numel() <= buffer.numel():
        buffer.resize_(values.shape).copy_(values)
    else:
        buffer.data = values
