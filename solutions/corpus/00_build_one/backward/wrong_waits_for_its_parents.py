# title: a number is ready when as many have reported as it has parents
# fails: backward-test [waits-for-its-own-parents]
# fails: backward-hidden [waits-for-its-own-parents]
def backward(result):
    arrived = {}
    result.grad = 1.0
    ready = [result]
    while ready:
        number = ready.pop(0)
        if number.pass_back is None:
            continue
        number.pass_back(number.grad)
        for parent in number.parents:
            arrived[parent] = arrived.get(parent, 0) + 1
            if arrived[parent] == max(1, len(parent.parents)):
                ready.append(parent)
