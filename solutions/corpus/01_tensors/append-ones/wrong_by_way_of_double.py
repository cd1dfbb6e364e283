# title: joins in float64 and converts back at the end
# fails: append-ones-hidden [no diagnosis]
def append_ones(x):
    column = torch.ones(len(x), 1, dtype=torch.float64, device=x.device)
    return torch.hstack([x.to(torch.float64), column]).to(x.dtype)
