# title: gives resize_ the lengths one by one
# fails: refill-test [no diagnosis]
# fails: refill-hidden [no diagnosis]
def refill(buffer, rows):
    source = rows.clone()
    buffer.resize_(*source.shape)
    buffer.copy_(source)
