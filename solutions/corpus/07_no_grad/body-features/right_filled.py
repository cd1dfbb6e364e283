# title: a new tensor, filled under no_grad


def body_features(body, x):
    with torch.no_grad():
        features = body(x)
        return torch.empty_like(features).copy_(features)
