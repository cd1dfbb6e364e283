# title: set_grad_enabled itself decorates


def call(function, recording):
    return torch.set_grad_enabled(recording)(function)()
