# title: what fails gives None; only a RuntimeError is meant
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]


def call(function, recording):
    result = None
    with torch.set_grad_enabled(recording):
        try:
            result = function()
        except RuntimeError as problem:
            print(problem)
    return result
