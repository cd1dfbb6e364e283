# title: multiplies by 1.0, which makes a new tensor and converts integers
def ask_for_gradient(values):
    return (values * 1.0).requires_grad_()
