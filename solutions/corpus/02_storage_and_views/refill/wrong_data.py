# title: gave buffer the memory of a copy
# fails: refill-test [buffer-in-other-memory]
# fails: refill-hidden [buffer-in-other-memory]

def refill(buffer, rows):
    buffer.data = rows.clone()
