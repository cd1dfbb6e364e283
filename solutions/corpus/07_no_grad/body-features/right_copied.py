# title: copies the values into a new tensor


def body_features(body, x):
    with torch.inference_mode():
        inside = body(x)
    features = torch.empty(inside.shape, dtype=x.dtype, device=x.device)
    features.copy_(inside)
    return features
