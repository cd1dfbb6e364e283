# title: copy_ the other way round
# fails: refill-test [no diagnosis]
# fails: refill-hidden [no diagnosis]
# never: resize-fills-nothing

def refill(buffer, rows):
    buffer.resize_(rows.clone().shape)
    rows.copy_(buffer)
