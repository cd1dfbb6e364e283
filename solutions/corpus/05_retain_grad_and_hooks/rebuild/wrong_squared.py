# title: squares relu
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]
def rebuilt(x):
    right = (x - 2).relu()
    return (right * right).sum()
