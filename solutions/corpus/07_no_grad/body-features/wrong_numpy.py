# title: returns an array
# fails: body-features-test [no diagnosis]
# fails: body-features-hidden [no diagnosis]


def body_features(body, x):
    with torch.no_grad():
        return body(x).numpy()
