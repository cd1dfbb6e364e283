# title: remembers the mode and puts it back in a finally


def call(function, recording):
    before = torch.is_grad_enabled()
    torch.set_grad_enabled(recording)
    try:
        return function()
    finally:
        torch.set_grad_enabled(before)
