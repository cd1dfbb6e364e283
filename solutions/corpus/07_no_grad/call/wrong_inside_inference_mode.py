# title: a switch that says True inside inference mode, and records nothing
# fails: call-test [inference-mode-not-lifted]
# fails: call-hidden [inference-mode-not-lifted]


def call(function, recording):
    with torch.inference_mode(), torch.set_grad_enabled(recording):
        return function()
