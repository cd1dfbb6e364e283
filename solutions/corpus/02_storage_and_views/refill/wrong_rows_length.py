# title: only lines and columns of a matrix
# fails: refill-test [no diagnosis]
# fails: refill-hidden [no diagnosis]

def refill(buffer, rows):
    values = rows.clone()
    buffer.resize_(values.size(0), values.size(1))
    buffer.copy_(values)
