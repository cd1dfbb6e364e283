# title: resize_as_, filled through brackets

def refill(buffer, rows):
    values = rows.detach().clone()
    buffer.resize_as_(values)
    buffer[...] = values
