# title: notes all gradients before the walk, and passes those back
# fails: accumulate-test [no diagnosis]
# fails: accumulate-hidden [no diagnosis]
# never: reset-after-shares-came

def accumulate(order):
    middle = [number for number in order if number.parents]
    for number in middle:
        number.grad = 0.0
    order[0].grad += 1.0
    noted = [number.grad for number in middle]
    for number, gradient in zip(middle, noted):
        number.pass_back(gradient)
    for number in middle:
        number.grad = None
