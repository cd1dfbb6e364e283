# title: switches, and puts nothing back
# fails: call-test [recording-left-off]
# fails: call-hidden [recording-left-on]


def call(function, recording):
    torch.set_grad_enabled(recording)
    answer = function()
    return answer
