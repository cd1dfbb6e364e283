# title: wrote the flat values, then the shape

def refill(buffer, rows):
    flat, shape = rows.flatten().clone(), rows.shape
    buffer.resize_(len(flat))
    buffer.copy_(flat)
    buffer.resize_(shape)
