# title: saves itself the call where there is nothing to pass on
# fails: backward-test [no diagnosis]
# fails: backward-hidden [no diagnosis]
# never: left-out-of-the-walk
# never: marks-left-behind


def backward(result):
    waiting, todo = {result: 0}, [result]
    while todo:
        for parent in todo.pop().parents:
            if parent not in waiting:
                waiting[parent] = 0
                todo.append(parent)
            waiting[parent] += 1
    result.grad = 1.0
    todo.append(result)
    while todo:
        number = todo.pop()
        if number.parents and number.grad != 0:
            number.pass_back(number.grad)
        for parent in number.parents:
            waiting[parent] -= 1
            if not waiting[parent]:
                todo.append(parent)
