# title: sets the parents to 0 before each number passes back
# fails: accumulate-test [reset-after-shares-came]
# fails: accumulate-hidden [reset-after-shares-came]

def accumulate(order):
    """Add the gradients of order[0] to the .grad of the leaves, and leave None in the others.

    Args:
        order: list of the result, first, and all numbers behind it, each before its parents.
    """
    result = order[0]
    if not result.parents:
        result.grad += 1.0
        return
    result.grad = 1.0
    for number in order:
        if not number.parents:
            continue
        for parent in number.parents:
            if parent.parents:
                parent.grad = 0.0
        number.pass_back(number.grad)
        number.grad = None
