# title: an error is swallowed
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]


def call(function, recording):
    with torch.set_grad_enabled(recording):
        try:
            return function()
        except Exception:
            return None
