# title: puts the mode back only if it had to change it
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]


def call(function, recording):
    if torch.is_grad_enabled() == recording:
        return function()
    with torch.set_grad_enabled(recording):
        return function()
