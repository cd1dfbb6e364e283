# title: does not convert integers
# fails: ask-for-gradient-test [integers-cannot-require-grad]
# fails: ask-for-gradient-hidden [integers-cannot-require-grad]
def ask_for_gradient(values):
    return values.clone().requires_grad_(True)
