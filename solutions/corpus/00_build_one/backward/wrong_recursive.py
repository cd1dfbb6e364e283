# title: the textbook, recursive
# fails: backward-test [recursion-too-deep]
# fails: backward-hidden [recursion-too-deep]

def backward(result):
    order, seen = [], set()

    def visit(number):
        if number not in seen:
            seen.add(number)
            for parent in number.parents:
                visit(parent)
            order.append(number)

    visit(result)
    result.grad = 1.0
    for number in reversed(order):
        if number.pass_back is not None:
            number.pass_back(number.grad)
