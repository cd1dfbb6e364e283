# title: return in finally swallows the error
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]


def call(function, recording):
    before = torch.is_grad_enabled()
    result = None
    torch.set_grad_enabled(recording)
    try:
        result = function()
    finally:
        torch.set_grad_enabled(before)
        return result
