# title: switches recording off for everybody after it
# fails: body-features-test [nothing-requires-grad]
# fails: body-features-hidden [nothing-requires-grad]


def body_features(body, x):
    torch.set_grad_enabled(False)
    return body(x)
