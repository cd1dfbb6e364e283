# title: inference mode, and its opposite inside for the copy


def body_features(body, x):
    with torch.inference_mode():
        features = body(x)
        with torch.inference_mode(False):
            return features.clone()
