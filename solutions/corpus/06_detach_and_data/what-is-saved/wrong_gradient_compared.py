# title: compared gradients
# fails: what-is-saved-test [gradients-compared]
# fails: what-is-saved-hidden [gradients-compared]
# never: change-must-be-counted

def what_is_saved(operation, values):
    def gradient(change):
        x = values.clone().requires_grad_()
        y = operation(x)
        total = y.sum()
        change(x, y)
        total.backward()
        return x.grad

    right = gradient(lambda x, y: None)
    return (
        not torch.equal(gradient(lambda x, y: x.data.add_(1)), right),
        not torch.equal(gradient(lambda x, y: y.data.add_(1)), right),
    )
