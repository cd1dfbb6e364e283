# title: tries to switch the flag of the result off
# fails: body-features-test [flag-of-a-computed-tensor]
# fails: body-features-hidden [flag-of-a-computed-tensor]


def body_features(body, x):
    return body(x).requires_grad_(False)
