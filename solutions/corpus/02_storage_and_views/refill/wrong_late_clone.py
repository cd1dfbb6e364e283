# title: cloned rows after buffer was resized
# fails: refill-test [overlapping-cells]
# fails: refill-hidden [overlapping-cells]

def refill(buffer, rows):
    buffer.resize_(rows.shape).zero_()
    buffer.copy_(rows.clone())
