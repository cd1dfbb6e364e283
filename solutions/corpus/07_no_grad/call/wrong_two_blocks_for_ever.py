# title: uses the same two blocks in every call
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]


ON = torch.enable_grad()
OFF = torch.no_grad()


def call(function, recording):
    with ON if recording else OFF:
        return function()
