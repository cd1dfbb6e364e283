# title: indexed with a table of numbers, which copies
# fails: windows-test [copied-instead-of-viewed]
# fails: windows-hidden [copied-instead-of-viewed]

def windows(x, size):
    first = torch.arange(len(x) - size + 1, device=x.device)
    return x[first[:, None] + torch.arange(size, device=x.device)]
