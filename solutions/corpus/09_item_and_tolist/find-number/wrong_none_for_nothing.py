# title: returns None if nothing is found
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]

def positions(values, number):
    found = (values == number).nonzero().flatten().tolist()
    return found or None
