# title: moves the counter without a change


def what_is_saved(operation, values):
    def refuses(choose):
        x = values.clone().requires_grad_()
        y = operation(x)
        torch.autograd.graph.increment_version(choose(x, y))
        try:
            y.sum().backward()
        except RuntimeError as error:
            return "inplace" in str(error)
        return False

    return refuses(lambda x, y: x), refuses(lambda x, y: y)
