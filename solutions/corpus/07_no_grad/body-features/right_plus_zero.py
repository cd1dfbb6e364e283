# title: an operation outside makes a normal tensor


def body_features(body, x):
    with torch.inference_mode():
        features = body(x)
    return features + 0
