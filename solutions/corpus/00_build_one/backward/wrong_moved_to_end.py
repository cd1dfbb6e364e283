# title: a list; whoever is met again moves to its end
# fails: backward-test [passed-back-too-soon]
# fails: backward-hidden [passed-back-too-soon]

def backward(result):
    order, at = [result], 0
    while at < len(order):
        number = order[at]
        at += 1
        for parent in number.parents:
            if parent in order[at:]:
                order.remove(parent)
            if parent not in order:
                order.append(parent)
    result.grad = 1.0
    for number in order:
        if number.parents:
            number.pass_back(number.grad)
