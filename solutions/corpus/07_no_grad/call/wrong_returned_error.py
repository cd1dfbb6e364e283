# title: keeps the result or the error, and raises whatever is an error
# fails: call-test [no diagnosis]


def call(function, recording):
    before = torch.is_grad_enabled()
    torch.set_grad_enabled(recording)
    try:
        result = function()
    except BaseException as error:
        result = error
    torch.set_grad_enabled(before)
    if isinstance(result, BaseException):
        raise result
    return result
