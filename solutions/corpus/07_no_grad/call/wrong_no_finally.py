# title: remembers the mode, and loses it when the function raises
# fails: call-test [recording-left-off]
# fails: call-hidden [recording-left-on]


def call(function, recording):
    before = torch.is_grad_enabled()
    torch.set_grad_enabled(recording)
    result = function()
    torch.set_grad_enabled(before)
    return result
