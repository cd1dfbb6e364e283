# title: has no way to switch recording on
# fails: call-test [recording-not-switched-on]
# fails: call-hidden [recording-not-switched-on]


def call(function, recording):
    if recording:
        return function()
    with torch.no_grad():
        return function()
