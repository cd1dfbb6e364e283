# title: as_strided_ where there is room


def refill(buffer, rows):
    values = rows.contiguous().clone()
    if values.numel() <= buffer.numel():
        buffer.as_strided_(values.size(), values.stride())
    else:
        buffer.resize_(values.size())
    buffer.copy_(values)
