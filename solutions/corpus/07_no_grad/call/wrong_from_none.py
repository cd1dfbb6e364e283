# title: raises the same error from None, so that its cause is lost
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]


def call(function, recording):
    before = torch.is_grad_enabled()
    torch.set_grad_enabled(recording)
    try:
        return function()
    except BaseException as error:
        raise error from None
    finally:
        torch.set_grad_enabled(before)
