# title: hands the colleague's function back
# fails: body-features-test [inference-tensor]
# fails: body-features-hidden [inference-tensor]


@torch.inference_mode()
def body_features(body, x):
    return body(x)
