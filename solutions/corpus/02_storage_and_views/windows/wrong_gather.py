# title: gather from expanded rows
# fails: windows-test [copied-instead-of-viewed]
# fails: windows-hidden [copied-instead-of-viewed]


def windows(x, size):
    rows = len(x) - size + 1
    places = torch.arange(rows)[:, None] + torch.arange(size)
    return x.expand(rows, -1).gather(1, places)
