# title: a right answer that leaves recording off when it returns: only its own question may suffer
# unit: 04_leaf_gradients
# in: answer freeze
def freeze(params):
    torch.set_grad_enabled(False)
    for tensor in params:
        tensor.requires_grad_(False)
        tensor.grad = None
    torch.set_grad_enabled(True)
# in: scratch last
torch.set_grad_enabled(False)
