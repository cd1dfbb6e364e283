# title: isin, with the number as a tensor of the same kind


def positions(values, number):
    wanted = torch.tensor([number], dtype=values.dtype, device=values.device)
    return torch.isin(values, wanted).nonzero().flatten().tolist()
