# title: raises a new error of the same type
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]


def call(function, recording):
    before = torch.is_grad_enabled()
    torch.set_grad_enabled(recording)
    try:
        result = function()
    except BaseException as error:
        torch.set_grad_enabled(before)
        raise type(error)(str(error))
    torch.set_grad_enabled(before)
    return result
