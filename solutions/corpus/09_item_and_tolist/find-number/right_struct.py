# title: rounds the number with the module struct
import struct


def positions(values, number):
    code = {torch.float32: "f", torch.float64: "d"}[values.dtype]
    (rounded,) = struct.unpack(code, struct.pack(code, number))
    return [place for place, value in enumerate(values.tolist()) if value == rounded]
