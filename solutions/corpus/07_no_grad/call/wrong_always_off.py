# title: off, whatever was asked for
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]
# never: recording-not-switched-on


def call(function, recording):
    with torch.no_grad():
        return function()
