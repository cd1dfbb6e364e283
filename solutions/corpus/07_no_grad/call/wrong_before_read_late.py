# title: remembers the mode after it switched
# fails: call-test [asked-after-the-switch]
# fails: call-hidden [asked-after-the-switch]


def call(function, recording):
    torch.set_grad_enabled(recording)
    before = torch.is_grad_enabled()
    try:
        return function()
    finally:
        torch.set_grad_enabled(before)
