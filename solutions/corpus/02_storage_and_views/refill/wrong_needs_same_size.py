# title: a view of the whole buffer, with the shape of rows
# fails: refill-test [no diagnosis]
# fails: refill-hidden [no diagnosis]
def refill(buffer, rows):
    values = rows.clone()
    buffer = buffer.view(values.shape)
    buffer.copy_(values)
