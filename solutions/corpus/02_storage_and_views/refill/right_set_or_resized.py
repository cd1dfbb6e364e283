# title: rewrote the note if there is room from where buffer begins

def refill(buffer, rows):
    values = rows.contiguous().clone()
    storage, begin = buffer.untyped_storage(), buffer.storage_offset()
    end = begin * buffer.element_size() + values.nbytes
    if storage.nbytes() < end:
        storage.resize_(end)
    buffer.set_(storage, begin, values.shape, values.stride())
    buffer.copy_(values)
