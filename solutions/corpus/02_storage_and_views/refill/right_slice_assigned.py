# title: assigned to all places

def refill(buffer, rows):
    values = rows.clone()
    buffer.resize_(values.shape)
    buffer[...] = values
