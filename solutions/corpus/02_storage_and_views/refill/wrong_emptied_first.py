# title: emptied the buffer first
# fails: refill-test [other-memory-instead-of-a-write]
# fails: refill-hidden [other-memory-instead-of-a-write]

def refill(buffer, rows):
    values = rows.clone()
    buffer.resize_(0)
    buffer.untyped_storage().resize_(0)
    buffer.resize_(values.shape).copy_(values)
