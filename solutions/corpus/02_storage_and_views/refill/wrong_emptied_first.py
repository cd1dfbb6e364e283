# title: emptied the buffer first
# fails: refill-test [buffer-in-other-memory]
# fails: refill-hidden [buffer-in-other-memory]

def refill(buffer, rows):
    values = rows.clone()
    buffer.resize_(0)
    buffer.untyped_storage().resize_(0)
    buffer.resize_(values.shape).copy_(values)
