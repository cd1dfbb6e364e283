# title: asks the values themselves whether they are floating point
# fails: ask-for-gradient-test [truth-of-many]
# fails: ask-for-gradient-hidden [truth-of-many]


def ask_for_gradient(values):
    x = values.clone() if values else values.float()
    x.requires_grad_()
    return x
