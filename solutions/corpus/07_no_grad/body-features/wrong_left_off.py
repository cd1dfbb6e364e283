# title: switches recording off for everybody after it
# fails: body-features-test [recording-left-off]
# fails: body-features-hidden [recording-left-off]


def body_features(body, x):
    torch.set_grad_enabled(False)
    return body(x)
