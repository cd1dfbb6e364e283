# title: remembers the mode, and loses it when the function raises
# fails: call-test [restore-not-reached]
# fails: call-hidden [restore-not-reached]


def call(function, recording):
    before = torch.is_grad_enabled()
    torch.set_grad_enabled(recording)
    result = function()
    torch.set_grad_enabled(before)
    return result
