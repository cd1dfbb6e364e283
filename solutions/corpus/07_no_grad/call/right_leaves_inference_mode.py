# title: leaves inference mode as well, for any caller


def call(function, recording):
    with torch.inference_mode(False), torch.set_grad_enabled(recording):
        return function()
