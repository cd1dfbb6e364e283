# title: switches to the opposite afterwards
# fails: call-test [opposite-is-not-before]
# fails: call-hidden [opposite-is-not-before]
# never: recording-left-off


def call(function, recording):
    torch.set_grad_enabled(recording)
    try:
        return function()
    finally:
        torch.set_grad_enabled(not recording)
