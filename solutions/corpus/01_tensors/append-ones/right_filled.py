# title: filled a new table

def append_ones(x):
    wider = x.new_empty(x.size(0), x.size(1) + 1)
    wider[:, :-1] = x
    wider[:, -1] = 1
    return wider
