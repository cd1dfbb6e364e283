# title: switches to the opposite afterwards
# fails: call-test [recording-left-off]
# fails: call-hidden [recording-left-on]


def call(function, recording):
    torch.set_grad_enabled(recording)
    try:
        return function()
    finally:
        torch.set_grad_enabled(not recording)
