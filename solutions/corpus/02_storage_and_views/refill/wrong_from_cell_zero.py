# title: uses the storage from its beginning, wherever buffer begins
# fails: refill-test [no diagnosis]
# fails: refill-hidden [no diagnosis]

def refill(buffer, rows):
    values = rows.clone(memory_format=torch.contiguous_format)
    buffer.set_(buffer.untyped_storage(), 0, values.shape, values.stride())
    buffer.copy_(values)
