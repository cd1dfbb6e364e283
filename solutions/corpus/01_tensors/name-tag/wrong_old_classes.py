# title: compared the class with the old classes
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]

def name_tag(x):
    if type(x) is torch.FloatTensor:
        return f"{x.dim()}-d float32"
    if type(x) is torch.LongTensor:
        return f"{x.dim()}-d int64"
    return "no tensor"
