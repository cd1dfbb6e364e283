# title: element types whose numbers are not in their memory alone
# unit: 03_requires_grad_and_the_graph
# loses: ask-for-gradient, second-derivative, weighted-gradients, mend-loss
# says: no plain tensor
# in: answer ask-for-gradient
def ask_for_gradient(values):
    return torch.quantize_per_tensor(values.float(), 0.1, 0, torch.qint8)
# in: answer second-derivative
def second_derivative(f, x):
    return x.to(torch.float8_e4m3fn)
# in: answer weighted-gradients
def weighted_gradients(f, x, vectors):
    return torch.empty(2, 2, dtype=torch.bits8)
# in: answer mend-loss
def consistency_loss(net, clean, noisy):
    return torch.zeros((), dtype=torch.complex32)
