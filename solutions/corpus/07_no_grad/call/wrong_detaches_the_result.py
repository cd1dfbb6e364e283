# title: detaches the result when recording was off
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]


def call(function, recording):
    with torch.set_grad_enabled(recording):
        result = function()
    if not recording and isinstance(result, torch.Tensor):
        result = result.detach()
    return result
