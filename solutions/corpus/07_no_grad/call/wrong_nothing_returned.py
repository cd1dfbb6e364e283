# title: forgets to return
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]


def call(function, recording):
    with torch.set_grad_enabled(recording):
        function()
