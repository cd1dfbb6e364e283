# title: counts the brackets of the list
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]


def name_tag(x):
    if not torch.is_tensor(x):
        return "no tensor"
    depth, inside = 0, x.tolist()
    while isinstance(inside, list) and inside:
        depth, inside = depth + 1, inside[0]
    return f"{depth}-d {str(x.dtype)[6:]}"
