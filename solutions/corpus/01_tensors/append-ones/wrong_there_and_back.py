# title: joins in float32 and converts the result back
# fails: append-ones-test [lost-on-the-way]
# fails: append-ones-hidden [lost-on-the-way]
def append_ones(x):
    ones = torch.ones(len(x), 1, device=x.device)
    return torch.cat([x.float(), ones], dim=1).to(x.dtype)
