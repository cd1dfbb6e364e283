# title: begins the search with a billion
# fails: rescale-hidden [no diagnosis]


def rescaled(x):
    smallest, largest = 1e9, -1e9
    for number in x.flatten().tolist():
        smallest = min(smallest, number)
        largest = max(largest, number)
    return (x - smallest) / (largest - smallest)


def rescale_(x):
    x.copy_(rescaled(x))
    return x
