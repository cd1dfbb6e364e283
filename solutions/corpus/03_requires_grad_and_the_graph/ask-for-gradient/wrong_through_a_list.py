# title: goes through a list, and leaves the dtype to PyTorch
# fails: ask-for-gradient-test [no diagnosis]
# fails: ask-for-gradient-hidden [no diagnosis]
def ask_for_gradient(values):
    x = torch.tensor(values.tolist(), requires_grad=True)
    return x
