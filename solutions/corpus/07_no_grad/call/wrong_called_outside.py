# title: calls the function after the block
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]
# never: recording-not-switched-on


def call(function, recording):
    with torch.set_grad_enabled(recording):
        pass
    return function()
