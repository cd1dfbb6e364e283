# title: numbers and back, so that float64 becomes float32
# fails: body-features-test [no diagnosis]


def body_features(body, x):
    with torch.inference_mode():
        out = body(x)
    return torch.tensor(out.tolist())
