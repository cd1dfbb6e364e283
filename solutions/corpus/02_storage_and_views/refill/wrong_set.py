# title: let buffer look at the memory of rows
# fails: refill-test [memory-of-another-taken]
# fails: refill-hidden [memory-of-another-taken]

def refill(buffer, rows):
    buffer.set_(rows)
