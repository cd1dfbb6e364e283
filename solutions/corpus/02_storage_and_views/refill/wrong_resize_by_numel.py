# title: flat
# fails: refill-test [no diagnosis]
# fails: refill-hidden [no diagnosis]

def refill(buffer, rows):
    values = rows.reshape(-1).clone()
    buffer.resize_(values.numel())
    buffer.copy_(values)
