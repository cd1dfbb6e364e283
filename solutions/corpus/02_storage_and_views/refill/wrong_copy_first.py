# title: copied before the resize
# fails: refill-test [no diagnosis]
# fails: refill-hidden [no diagnosis]

def refill(buffer, rows):
    values = rows.clone()
    buffer.copy_(values)
    buffer.resize_(values.shape)
