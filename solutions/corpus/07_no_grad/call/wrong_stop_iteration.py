# title: calls the function inside a generator, where a StopIteration becomes another error
# fails: call-test [no diagnosis]
# fails: call-hidden [no diagnosis]


def call(function, recording):
    def results():
        with torch.set_grad_enabled(recording):
            yield function()

    for result in results():
        pass
    return result
