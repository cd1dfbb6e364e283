# title: sorts by the longest way from the result

def backward(result):
    far, todo = {result: 0}, [result]
    for number in todo:
        for parent in set(number.parents):
            if far.get(parent, -1) < far[number] + 1:
                far[parent] = far[number] + 1
                todo.append(parent)
    result.grad = 1.0
    for number in sorted(far, key=far.get):
        if number.parents:
            number.pass_back(number.grad)
