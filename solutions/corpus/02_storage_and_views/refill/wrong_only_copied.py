# title: copied without resizing
# fails: refill-test [no diagnosis]
# fails: refill-hidden [no diagnosis]

def refill(buffer, rows):
    buffer.copy_(rows)
