# title: asked whether it has the method

def name_tag(x):
    try:
        return "{}-d {}".format(x.dim(), str(x.dtype)[len("torch.") :])
    except AttributeError:
        return "no tensor"
