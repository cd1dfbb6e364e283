# title: detach_() in place, which a view refuses
# fails: body-features-test [no diagnosis]


def body_features(body, x):
    return body(x).detach_()
