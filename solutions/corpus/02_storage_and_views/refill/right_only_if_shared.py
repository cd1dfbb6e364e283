# title: copied only if they share

def refill(buffer, rows):
    if rows.untyped_storage().data_ptr() == buffer.untyped_storage().data_ptr():
        rows = rows.clone()
    buffer.resize_(rows.size())
    buffer.copy_(rows)
