# title: puts the switching on into a finally, but on is not as it was
# fails: call-test [recording-left-on]
# fails: call-hidden [recording-left-on]


def call(function, recording):
    torch.set_grad_enabled(recording)
    try:
        return function()
    finally:
        torch.set_grad_enabled(True)
