# title: switches recording on inside inference mode
# fails: body-features-test [inference-tensor]
# fails: body-features-hidden [inference-tensor]


def body_features(body, x):
    with torch.inference_mode(), torch.enable_grad():
        return body(x)
