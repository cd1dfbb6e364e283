# title: restores after an Exception and a KeyboardInterrupt; a SystemExit is neither
# fails: call-hidden [no diagnosis]


def call(function, recording):
    before = torch.is_grad_enabled()
    torch.set_grad_enabled(recording)
    try:
        result = function()
    except (Exception, KeyboardInterrupt):
        torch.set_grad_enabled(before)
        raise
    torch.set_grad_enabled(before)
    return result
