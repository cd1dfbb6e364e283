# title: resized first, which leaves the rows as they were

def refill(buffer, rows):
    buffer.resize_(rows.shape)
    buffer.copy_(rows.clone())
