# title: a stack of iterators, like recursion made flat

def backward(result):
    result.grad = 1.0
    entered, finished = {result}, []
    path = [(result, iter(result.parents))]
    while path:
        number, rest = path[-1]
        for parent in rest:
            if parent not in entered:
                entered.add(parent)
                path.append((parent, iter(parent.parents)))
                break
        else:
            finished.append(number)
            path.pop()
    while finished:
        number = finished.pop()
        if callable(number.pass_back):
            number.pass_back(number.grad)
