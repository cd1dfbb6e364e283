# title: PyTorch's switch
# fails: quiet-test [nothing-switched-off]
# fails: quiet-hidden [nothing-switched-off]

def no_grad():
    return torch.no_grad()
