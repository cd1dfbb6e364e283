# title: detaches the inference tensor
# fails: body-features-test [inference-tensor]
# fails: body-features-hidden [inference-tensor]


def body_features(body, x):
    with torch.inference_mode():
        features = body(x)
    return features.detach()
