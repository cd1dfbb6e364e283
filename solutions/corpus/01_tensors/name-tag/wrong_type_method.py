# title: took the old name of the element type
# fails: name-tag-test [class-hides-element-type]
# fails: name-tag-hidden [class-hides-element-type]

def name_tag(x):
    if not isinstance(x, torch.Tensor):
        return "no tensor"
    return f"{x.dim()}-d {x.type()}"
