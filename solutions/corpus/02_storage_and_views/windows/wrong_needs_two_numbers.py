# title: finds the step between x[0] and x[1] by their offsets
# fails: windows-test [no diagnosis]
# fails: windows-hidden [no diagnosis]
def windows(x, size):
    step = x[1].storage_offset() - x[0].storage_offset()
    return x.as_strided((x.numel() - size + 1, size), (step, step))
