# title: decorates the function


def call(function, recording):
    return torch.set_grad_enabled(recording)(function)()
