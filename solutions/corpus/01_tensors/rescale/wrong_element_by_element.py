# title: in place means: go through the entries and write each one
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]
def rescaled(x):
    low = x.min()
    return (x - low) / (x - low).max()


def rescale_(x):
    for place in range(len(x)):
        x[place] = (x[place] - x.min()) / (x.max() - x.min())
    return x
