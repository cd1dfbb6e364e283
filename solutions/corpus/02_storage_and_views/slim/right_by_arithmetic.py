# title: made a copy by arithmetic

def slim(t):
    if t.numel() * t.element_size() < len(t.untyped_storage()):
        return torch.cat([t.reshape(-1)]).view(t.shape)
    return t
