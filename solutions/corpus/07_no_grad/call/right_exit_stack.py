# title: a stack of contexts


def call(function, recording):
    from contextlib import ExitStack

    with ExitStack() as stack:
        stack.enter_context(torch.set_grad_enabled(recording))
        answer = function()
    return answer
