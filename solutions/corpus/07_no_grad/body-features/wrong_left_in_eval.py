# title: evaluation mode, and left so
# fails: body-features-test [no diagnosis]
# fails: body-features-hidden [no diagnosis]


def body_features(body, x):
    if hasattr(body, "eval"):
        body.eval()
    with torch.no_grad():
        return body(x)
