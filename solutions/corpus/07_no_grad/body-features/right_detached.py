# title: records, and detaches


def body_features(body, x):
    return body(x).detach()
