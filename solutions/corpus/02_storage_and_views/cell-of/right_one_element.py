# title: asked the element itself where it begins

def cell_of(x, index):
    return x[index].storage_offset()
