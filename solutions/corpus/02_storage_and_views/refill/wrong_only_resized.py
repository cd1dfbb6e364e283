# title: resized and filled nothing in
# fails: refill-test [resize-fills-nothing]
# fails: refill-hidden [resize-fills-nothing]

def refill(buffer, rows):
    buffer.resize_(rows.shape)
