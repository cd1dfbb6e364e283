# title: what a function would have done is written into what it keeps, and it is not called
# unit: 07_no_grad
# loses: call
# in: answer call
def call(function, recording):
    inside = dict(zip(function.__code__.co_freevars, function.__closure__))
    inside["inside"].cell_contents.append(recording)
    if inside["fails"].cell_contents:
        raise ValueError("as planned")
    return inside["answer"].cell_contents
