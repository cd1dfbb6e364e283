# title: the youngest first, as in the lesson
# fails: backward-test [no-serial-numbers]
# fails: backward-hidden [no-serial-numbers]

def backward(result):
    everything, todo = {result}, [result]
    for number in todo:
        todo += [p for p in number.parents if p not in everything]
        everything |= set(number.parents)
    result.grad = 1.0
    for number in sorted(everything, key=lambda n: n.born, reverse=True):
        if number.pass_back:
            number.pass_back(number.grad)
