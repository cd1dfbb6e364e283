# title: takes the nearest numbers for the number
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]

def positions(values, number):
    off = (values - number).abs()
    return (off == off.min()).nonzero().flatten().tolist()
