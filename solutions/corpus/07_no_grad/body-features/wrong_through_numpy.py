# title: through NumPy, which has no bfloat16
# fails: body-features-test [no diagnosis]


def body_features(body, x):
    return torch.from_numpy(body(x).detach().numpy().copy())
