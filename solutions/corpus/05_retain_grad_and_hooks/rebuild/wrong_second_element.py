# title: x[1] in place of x[0]
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]
def rebuilt(x):
    return (x[1] * (x - 2).relu()).sum()
