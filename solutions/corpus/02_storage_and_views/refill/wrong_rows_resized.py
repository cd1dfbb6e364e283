# title: gives rows the shape of buffer
# fails: refill-test [no diagnosis]
# fails: refill-hidden [no diagnosis]

def refill(buffer, rows):
    values = rows.clone()
    rows.resize_(buffer.shape)
    buffer.copy_(values)
