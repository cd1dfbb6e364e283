# title: contexts made and thrown away
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]
# never: recording-not-switched-on


def call(function, recording):
    if recording:
        torch.enable_grad()
    else:
        torch.no_grad()
    return function()
