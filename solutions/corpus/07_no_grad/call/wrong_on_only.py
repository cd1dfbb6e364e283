# title: does nothing if recording is to be off
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]


def call(function, recording):
    if recording:
        with torch.enable_grad():
            return function()
    return function()
