# title: counted cells

def slim(t):
    cells = len(t.untyped_storage()) // t.element_size()
    if cells > t.numel():
        return t.clone()
    return t
