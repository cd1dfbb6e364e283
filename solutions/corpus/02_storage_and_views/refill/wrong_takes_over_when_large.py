# title: Old memory if it fits, otherwise take the memory of the rows
# fails: refill-test [memory-of-another-taken]


def refill(buffer, rows):
    room = buffer.untyped_storage().nbytes() // buffer.element_size()
    if rows.numel() <= room:
        saved = rows.clone()
        buffer.resize_(saved.shape)
        buffer.copy_(saved)
    else:
        buffer.set_(rows)
