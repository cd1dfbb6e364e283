# title: keeps the features of each pair of body and x
# fails: body-features-test [no diagnosis]
# fails: body-features-hidden [no diagnosis]


_known = {}


def body_features(body, x):
    key = (body, x)
    if key not in _known:
        with torch.no_grad():
            _known[key] = body(x)
    return _known[key]
