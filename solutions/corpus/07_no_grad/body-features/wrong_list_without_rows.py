# title: numbers of a list, which keeps no shape where there are no rows
# fails: body-features-test [no diagnosis]


def body_features(body, x):
    with torch.no_grad():
        features = body(x)
    return torch.tensor(features.tolist(), dtype=features.dtype, device=features.device)
