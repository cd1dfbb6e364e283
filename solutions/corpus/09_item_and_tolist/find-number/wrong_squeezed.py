# title: squeezed away the list where there is one position only
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]
def positions(values, number):
    return (values == number).nonzero().squeeze().tolist()
