# title: an optimizer made beforehand does it
# fails: clear-gradients-test [no diagnosis]
# fails: clear-gradients-hidden [no diagnosis]

_store = torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=0.1)


def clear_gradients(params, skip):
    _store.param_groups[0]["params"] = list(params)
    _store.zero_grad(set_to_none=skip)


