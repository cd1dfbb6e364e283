# title: asked the view for its offset

def cell_of(x, index):
    return x[index].storage_offset()
