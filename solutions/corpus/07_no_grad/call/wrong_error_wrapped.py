# title: says where it happened, in an error of its own
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]


def call(function, recording):
    try:
        with torch.set_grad_enabled(recording):
            return function()
    except Exception as error:
        raise RuntimeError(f"function failed: {error}") from error
