# title: told autograd of a change

def what_is_saved(operation, values):
    answers = []
    for place in (0, 1):
        x = values.clone().requires_grad_()
        pair = (x, operation(x))
        torch.autograd.graph.increment_version(pair[place])
        total = pair[1].sum()
        try:
            total.backward()
        except RuntimeError:
            answers.append(True)
        else:
            answers.append(False)
    return answers
