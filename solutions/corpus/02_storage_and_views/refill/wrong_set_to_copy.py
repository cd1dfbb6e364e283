# title: set it to a copy
# fails: refill-test [buffer-in-other-memory]
# fails: refill-hidden [buffer-in-other-memory]

def refill(buffer, rows):
    buffer.set_(rows.clone())
