# title: a returned dictionary that is spelled as the wire spells tensors
# unit: 03_requires_grad_and_the_graph
# loses: second-derivative
# in: answer second-derivative
def second_derivative(f, x):
    return {"is": "tensor", "at": 0, "shape": list(x.shape), "dtype": "torch.float32"}
