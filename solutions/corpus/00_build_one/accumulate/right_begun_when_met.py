# title: begins each number in the middle when it is first met

def accumulate(order):
    """Add the gradients of order[0] to the .grad of the leaves, and leave None in the others."""
    begun = set()

    def begin(number, value):
        if number.pass_back is not None and id(number) not in begun:
            number.grad = value
        begun.add(id(number))

    first = order[0]
    if first.pass_back is None:
        first.grad += 1.0
    begin(first, 1.0)
    try:
        for number in order:
            if number.pass_back is not None:
                for parent in number.parents:
                    begin(parent, 0.0)
                number.pass_back(number.grad)
    finally:
        for number in order:
            if number.pass_back is not None:
                number.grad = None
