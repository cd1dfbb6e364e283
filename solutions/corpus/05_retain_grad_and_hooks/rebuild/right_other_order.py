# title: the factors the other way round

def rebuilt(x):
    return ((x - 2.0).relu() * x[0]).sum()
