# title: a helper for evaluation is called eval, and one is called compile
# unit: 07_no_grad
# loses: nothing
# flagged: no
# in: answer body-features
def eval(network, x):
    with torch.no_grad():
        return network(x)


def body_features(body, x):
    features = eval(body, x)
    return features
# in: scratch after body-features
def compile(model):
    return [type(part).__name__ for part in model]


print(compile([torch.nn.Linear(2, 2), torch.nn.Tanh()]))
