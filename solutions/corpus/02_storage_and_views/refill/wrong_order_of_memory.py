# title: writes the cells of a clone one after the other
# fails: refill-test [no diagnosis]
# fails: refill-hidden [no diagnosis]
# never: resize-fills-nothing

def refill(buffer, rows):
    values = rows.clone()
    cells = values.as_strided((values.numel(),), (1,))
    buffer.resize_(values.size())
    buffer.view(-1).copy_(cells)
