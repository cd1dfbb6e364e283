# title: lets an optimizer do the work
# fails: clear-gradients-test [no diagnosis]
# fails: clear-gradients-hidden [no diagnosis]


def clear_gradients(params, skip):
    torch.optim.SGD(params, lr=0.1).zero_grad(set_to_none=skip)
