# title: windows side by side
# fails: windows-test [windows-side-by-side]
# fails: windows-hidden [windows-side-by-side]

def windows(x, size):
    return x.unfold(0, size, size)
