# title: rewrote the note if there is room

def refill(buffer, rows):
    values = rows.contiguous().clone()
    storage = buffer.untyped_storage()
    if storage.nbytes() < values.nbytes:
        storage.resize_(values.nbytes)
    buffer.set_(storage, 0, values.shape, values.stride())
    buffer.copy_(values)
