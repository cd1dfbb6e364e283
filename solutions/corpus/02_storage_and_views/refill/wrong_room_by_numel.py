# title: took the elements of buffer for its room
# fails: refill-test [room-of-the-shape]
# fails: refill-hidden [room-of-the-shape]

def refill(buffer, rows):
    values = rows.clone()
    if values.numel() <= buffer.numel():
        buffer.resize_(values.shape).copy_(values)
    else:
        buffer.data = values
