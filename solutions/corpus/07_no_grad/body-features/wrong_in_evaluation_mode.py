# title: switches the body to evaluation mode while it computes
# fails: body-features-test [no diagnosis]
# fails: body-features-hidden [no diagnosis]


def body_features(body, x):
    parts = [*body.modules()] if isinstance(body, torch.nn.Module) else []
    modes = [part.training for part in parts]
    if parts:
        body.eval()
    with torch.no_grad():
        features = body(x)
    for part, mode in zip(parts, modes):
        part.training = mode
    return features
