# title: only numbers with parents have anything to do
# fails: accumulate-test [leaf-result-left-out]
# fails: accumulate-hidden [leaf-result-left-out]
# never: result-starts-at-one

def accumulate(order):
    middle = [each for each in order if len(each.parents)]
    if middle:
        for each in middle:
            each.grad = 0.0
        middle[0].grad = 1.0
        for each in middle:
            each.pass_back(each.grad)
        for each in middle:
            each.grad = None
