# title: stacked slices, which copies
# fails: windows-test [copied-instead-of-viewed]
# fails: windows-hidden [copied-instead-of-viewed]

def windows(x, size):
    return torch.stack([x[i : i + size] for i in range(len(x) - size + 1)])
