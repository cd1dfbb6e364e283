# title: contexts made and thrown away
# fails: call-test [no diagnosis]
# fails: call-hidden [recording-not-switched-on]


def call(function, recording):
    if recording:
        torch.enable_grad()
    else:
        torch.no_grad()
    return function()
