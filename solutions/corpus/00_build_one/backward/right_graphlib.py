# title: graphlib of the standard library

import graphlib


def backward(result):
    sorter = graphlib.TopologicalSorter()
    waiting, met = [result], {result}
    while waiting:
        number = waiting.pop()
        sorter.add(number, *number.parents)
        for parent in number.parents:
            if parent not in met:
                met.add(parent)
                waiting.append(parent)
    result.grad = 1.0
    for number in reversed(list(sorter.static_order())):
        if number.pass_back is not None:
            number.pass_back(number.grad)
