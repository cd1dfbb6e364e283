# title: clears the gradients of the body, to be sure
# fails: body-features-test [no diagnosis]
# fails: body-features-hidden [no diagnosis]


def body_features(body, x):
    with torch.no_grad():
        features = body(x)
    if isinstance(body, torch.nn.Module):
        body.zero_grad()
    return features
