# title: asks for a gradient with respect to x
# fails: body-features-test [no diagnosis]
# fails: body-features-hidden [no diagnosis]


def body_features(body, x):
    return body(x.requires_grad_()).detach()
