# title: the 1 goes straight to the pass_back of the result
# fails: backward-test [no diagnosis]
# fails: backward-hidden [no diagnosis]
# never: result-starts-at-one

def backward(result):
    uses = {}
    look, met = [result], {result}
    while look:
        for parent in look.pop().parents:
            uses[parent] = uses.get(parent, 0) + 1
            if parent not in met:
                met.add(parent)
                look.append(parent)
    ready = [result]
    while ready:
        number = ready.pop()
        if number.pass_back is None:
            continue
        number.pass_back(1.0 if number is result else number.grad)
        for parent in number.parents:
            uses[parent] -= 1
            if uses[parent] == 0:
                ready.append(parent)
