# title: split the element type at the dot

def name_tag(x):
    if isinstance(x, torch.Tensor):
        return str(len(x.shape)) + "-d " + str(x.dtype).split(".")[-1]
    else:
        return "no tensor"
