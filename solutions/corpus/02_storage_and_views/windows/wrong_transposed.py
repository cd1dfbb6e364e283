# title: columns for windows
# fails: windows-test [no diagnosis]
# fails: windows-hidden [no diagnosis]

def windows(x, size):
    return x.unfold(0, len(x) - size + 1, 1)
