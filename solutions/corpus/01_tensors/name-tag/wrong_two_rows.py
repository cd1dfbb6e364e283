# title: The 2 in "2-d" is the 2 of torch.ones(2, 3)
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]


def name_tag(x):
    tag = {}
    if type(x).__name__ in ("Tensor", "Parameter"):
        tag["d"] = x.size(0)
        tag["kind"] = str(x.dtype).split(".")[1]
        return "{d}-d {kind}".format(**tag)
    return "no tensor"
