# title: mean instead of sum
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]
def rebuilt(x):
    return (x[0] * (x - 2).relu()).mean()
