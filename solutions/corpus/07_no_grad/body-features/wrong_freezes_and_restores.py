# title: freeze the parameters for a moment and give the flags back
# fails: body-features-test [body-may-be-a-function]
# fails: body-features-hidden [body-may-be-a-function]


def body_features(body, x):
    flags = [(p, p.requires_grad) for p in body.parameters()]
    for p, _ in flags:
        p.requires_grad_(False)
    try:
        return body(x).clone()
    finally:
        for p, flag in flags:
            p.requires_grad_(flag)
