# title: graphlib of the standard library

import graphlib


def backward(result):
    sorter = graphlib.TopologicalSorter()
    todo, known = [result], {result}
    for number in todo:
        sorter.add(number, *number.parents)
        todo.extend({p for p in number.parents} - known)
        known.update(number.parents)
    result.grad = 1.0
    for number in reversed(list(sorter.static_order())):
        if number.pass_back is not None:
            number.pass_back(number.grad)
