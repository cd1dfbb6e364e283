# title: asks for the gradient, and detaches afterwards
# fails: ask-for-gradient-test [never-asked-to-record]
# fails: ask-for-gradient-hidden [never-asked-to-record]


def ask_for_gradient(values):
    x = values.clone() if values.is_floating_point() else values.float()
    return x.requires_grad_().detach()
