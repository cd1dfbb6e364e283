# title: takes the features out with item()
# fails: body-features-test [item-of-many]
# fails: body-features-hidden [item-of-many]


def body_features(body, x):
    with torch.no_grad():
        features = body(x)
    return features.item()
