# title: asks the old class for the default type first


def name_tag(x):
    if isinstance(x, torch.FloatTensor):
        return f"{x.dim()}-d float32"
    if torch.is_tensor(x):
        return f"{x.dim()}-d {str(x.dtype).split('.')[1]}"
    return "no tensor"
