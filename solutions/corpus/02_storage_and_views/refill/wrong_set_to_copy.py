# title: set it to a copy
# fails: refill-test [other-memory-instead-of-a-write]
# fails: refill-hidden [other-memory-instead-of-a-write]

def refill(buffer, rows):
    buffer.set_(rows.clone())
