# title: lets torch.optim.SGD do the work
# fails: hand-sgd-test [no diagnosis]
# fails: hand-sgd-test-none [no diagnosis]
# fails: hand-sgd-hidden [no diagnosis]


class HandSGD(torch.optim.SGD):
    def __init__(self, params, lr, momentum, decay):
        super().__init__(params, lr, momentum, weight_decay=decay, nesterov=True)
