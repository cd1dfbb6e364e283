# title: copies as far as the buffer reaches, and resizes it afterwards
# fails: refill-test [no diagnosis]
# fails: refill-hidden [no diagnosis]

def refill(buffer, rows):
    values = rows.clone()
    count = min(values.numel(), buffer.numel())
    buffer.view(-1)[:count] = values.reshape(-1)[:count]
    buffer.resize_(values.shape)
