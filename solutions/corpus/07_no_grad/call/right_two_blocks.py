# title: chooses one of two blocks


def call(function, recording):
    with torch.enable_grad() if recording else torch.no_grad():
        result = function()
    return result
