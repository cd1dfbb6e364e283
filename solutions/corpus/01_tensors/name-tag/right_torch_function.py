# title: asked torch, and cut the text at the dot

def name_tag(x):
    if torch.is_tensor(x):
        return "%d-d %s" % (len(x.shape), str(x.dtype).split(".")[-1])
    return "no tensor"
