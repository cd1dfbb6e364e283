# title: inference mode where recording has to be off
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]
# never: inference-mode-not-lifted


def call(function, recording):
    with torch.enable_grad() if recording else torch.inference_mode():
        return function()
