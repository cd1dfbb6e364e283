# title: an answer that does not compile costs that question only
# unit: 04_leaf_gradients
# loses: middle-gradient
# in: answer middle-gradient
def middle_gradient(inner, outer, x)
    return x.grad
