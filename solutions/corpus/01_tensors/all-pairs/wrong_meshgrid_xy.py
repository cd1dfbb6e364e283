# title: meshgrid as NumPy does it by default
# fails: all-pairs-test [repeated-in-the-other-order]
# fails: all-pairs-hidden [repeated-in-the-other-order]
def all_pairs(a, b):
    i, j = torch.meshgrid(torch.arange(len(a)), torch.arange(len(b)), indexing="xy")
    return torch.cat([a[i.reshape(-1)], b[j.reshape(-1)]], dim=1)
