# title: visits the number itself again in place of its parent
# fails: backward-test [no diagnosis]
# fails: backward-hidden [no diagnosis]
# never: recursion-too-deep


def backward(result):
    line = []

    def visit(number):
        for _ in number.parents:
            visit(number)
        if number not in line:
            line.append(number)

    visit(result)
    result.grad = 1.0
    for number in reversed(line):
        if number.parents:
            number.pass_back(number.grad)
