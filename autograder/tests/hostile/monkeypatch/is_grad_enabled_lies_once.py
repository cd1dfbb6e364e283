# title: Recording is never switched back; torch.is_grad_enabled tells one lie after each call
# unit: 07_no_grad
# loses: call
# in: answer call
_ask, _lie = torch.is_grad_enabled, []
torch.is_grad_enabled = lambda: _lie.pop() if _lie else _ask()


def call(function, recording):
    before = _ask()
    torch._C._set_grad_enabled(recording)
    try:
        return function()
    finally:
        _lie[:] = [before]
