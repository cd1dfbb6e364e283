# title: remembers the mode after it switched
# fails: call-test [recording-left-off]
# fails: call-hidden [recording-left-on]


def call(function, recording):
    torch.set_grad_enabled(recording)
    before = torch.is_grad_enabled()
    try:
        return function()
    finally:
        torch.set_grad_enabled(before)
