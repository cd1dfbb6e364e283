# title: forgets to return
# fails: body-features-test [no diagnosis]
# fails: body-features-hidden [no diagnosis]


def body_features(body, x):
    with torch.no_grad():
        body(x)
