# title: strides in bytes, as NumPy's as_strided takes them
# fails: windows-test [bytes-instead-of-cells]
# fails: windows-hidden [bytes-instead-of-cells]

def windows(x, size):
    bytes_on = x.stride(0) * x.element_size()
    return x.as_strided((len(x) - size + 1, size), (bytes_on, bytes_on))
