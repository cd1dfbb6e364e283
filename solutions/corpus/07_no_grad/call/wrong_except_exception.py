# title: restores after an Exception, which a KeyboardInterrupt is not
# fails: call-test [recording-left-off]
# fails: call-hidden [recording-left-on]


def call(function, recording):
    before = torch.is_grad_enabled()
    torch.set_grad_enabled(recording)
    try:
        result = function()
    except Exception:
        torch.set_grad_enabled(before)
        raise
    torch.set_grad_enabled(before)
    return result
