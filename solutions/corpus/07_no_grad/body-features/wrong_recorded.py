# title: leaves recording on
# fails: body-features-test [recording-not-needed]
# fails: body-features-hidden [recording-not-needed]


def body_features(body, x):
    return body(x)
