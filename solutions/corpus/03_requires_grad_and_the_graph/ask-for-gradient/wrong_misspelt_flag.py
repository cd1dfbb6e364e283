# title: a typing error makes a new attribute
# fails: ask-for-gradient-test [flag-misspelt]
# fails: ask-for-gradient-hidden [flag-misspelt]
# never: never-asked-to-record
def ask_for_gradient(values):
    x = values.clone() if values.is_floating_point() else values.float()
    x.require_grad = True
    return x
