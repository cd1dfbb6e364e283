# title: the block for on only switches if it is on already
# fails: call-test [recording-not-switched-on]
# fails: call-hidden [recording-not-switched-on]


def call(function, recording):
    with torch.set_grad_enabled(recording and torch.is_grad_enabled()):
        return function()
