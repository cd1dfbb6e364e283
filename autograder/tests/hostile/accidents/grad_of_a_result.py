# title: a right answer that looks at the .grad of a result, of which PyTorch warns
# unit: 04_leaf_gradients
# flagged: no
# in: answer middle-gradient
def middle_gradient(inner, outer, x):
    middle = inner(x)
    print(middle.grad)
    return torch.autograd.grad(outer(middle), middle)[0]
