# title: counts how deep the nested list goes
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]
def depth(numbers):
    return 1 + depth(numbers[0]) if isinstance(numbers, list) and numbers else 0


def name_tag(x):
    if not torch.is_tensor(x):
        return "no tensor"
    deep = depth(x.tolist()) if x.numel() else 1
    return f"{deep}-d {str(x.dtype)[6:]}"
