# title: the function as it was
# fails: mean-error-test [broadcast-each-with-each]
# fails: mean-error-hidden [broadcast-each-with-each]

def mean_error(predictions, targets):
    return ((predictions - targets) ** 2).mean()
