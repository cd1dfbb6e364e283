# title: counts the numbers up to the end of the storage
# fails: windows-test [no diagnosis]
# fails: windows-hidden [no diagnosis]
def windows(x, size):
    step = x.stride(0)
    cells = x.untyped_storage().nbytes() // x.element_size() - x.storage_offset()
    return x.as_strided(((cells - 1) // step + 2 - size, size), (step, step))
