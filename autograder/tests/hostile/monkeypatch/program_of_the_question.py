# title: the given program is replaced by one that is easier to predict
# unit: 04_leaf_gradients
# loses: leaf-or-not
# in: answer leaf-or-not
def the_program():
    return {name: torch.ones(2) for name in "wabcdefg"}


predictions = {name: (True, False) for name in "wabcdefg"} | {"w.grad": [0.0, 0.0]}
