# title: switches to the opposite
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]


def call(function, recording):
    with torch.set_grad_enabled(not recording):
        return function()
