# title: fills an empty tensor under no_grad; as a lambda
def empty_for(values):
    kind = values.dtype if values.is_floating_point() else torch.get_default_dtype()
    return torch.empty_like(values, dtype=kind, requires_grad=True)


def filled(x, values):
    with torch.no_grad():
        x.copy_(values)
    return x


ask_for_gradient = lambda values: filled(empty_for(values), values)
