# title: meshgrid of the row numbers


def all_pairs(a, b):
    i, j = torch.meshgrid(torch.arange(len(a)), torch.arange(len(b)), indexing="ij")
    return torch.hstack((a[i.ravel()], b[j.ravel()]))
