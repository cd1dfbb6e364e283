# title: restores in except and after the call


def call(function, recording):
    before = torch.is_grad_enabled()
    torch.set_grad_enabled(recording)
    try:
        result = function()
    except BaseException as error:
        torch.set_grad_enabled(before)
        raise error
    torch.set_grad_enabled(before)
    return result
