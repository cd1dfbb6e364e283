# title: takes everything that comes from torch for a tensor
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]
def name_tag(x):
    if type(x).__module__.split(".")[0] != "torch":
        return "no tensor"
    return f"{x.dim()}-d {str(x.dtype)[6:]}"
