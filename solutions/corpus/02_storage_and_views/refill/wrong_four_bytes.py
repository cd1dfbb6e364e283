# title: counts the cells as four bytes each
# fails: refill-hidden [buffer-in-other-memory]


def refill(buffer, rows):
    values = rows.clone(memory_format=torch.contiguous_format)
    room = buffer.untyped_storage().nbytes() // 4 - buffer.storage_offset()
    if values.numel() <= room:
        buffer.resize_(values.shape)
        buffer.copy_(values)
    else:
        buffer.set_(values)
