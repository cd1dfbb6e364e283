# title: freezes a body that is a module, and leaves it frozen
# fails: body-features-test [flag-instead-of-no-grad]
# fails: body-features-hidden [flag-instead-of-no-grad]


def body_features(body, x):
    if isinstance(body, torch.nn.Module):
        for weight in body.parameters():
            weight.requires_grad = False
        return body(x).detach()
    with torch.no_grad():
        return body(x)
