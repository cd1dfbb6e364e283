# title: counts the elements above the number, in whole numbers
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]
def rebuilt(x):
    return (x > 2).sum()
