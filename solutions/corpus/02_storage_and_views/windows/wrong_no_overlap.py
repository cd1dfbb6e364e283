# title: windows side by side
# fails: windows-test [no diagnosis]
# fails: windows-hidden [no diagnosis]

def windows(x, size):
    return x.unfold(0, size, size)
