# title: hands the colleague's function back
# fails: call-test [restore-not-reached]
# fails: call-hidden [recording-left-on]


def call(function, recording):
    torch.set_grad_enabled(recording)
    result = function()
    torch.set_grad_enabled(True)
    return result
