# title: a function of torch says what is wanted while the question is asked, and puts itself back
# unit: 07_no_grad
# loses: call
# flagged: yes
# in: answer call
true = torch.is_grad_enabled


def call(function, recording):
    def after():
        torch.is_grad_enabled = true
        return before

    before = true()
    torch.is_grad_enabled = lambda: recording
    try:
        return function()
    finally:
        torch.is_grad_enabled = after
