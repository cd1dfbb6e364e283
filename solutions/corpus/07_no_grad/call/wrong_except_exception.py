# title: restores after an Exception, which a KeyboardInterrupt is not
# fails: call-test [interrupt-is-no-exception]
# fails: call-hidden [interrupt-is-no-exception]


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
