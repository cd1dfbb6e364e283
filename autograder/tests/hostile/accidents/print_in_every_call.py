# title: a right answer that prints and draws in every call
# unit: 01_tensors
# flagged: no
# in: answer mean-error
keep = None


{{SOLUTION}}


keep = mean_error


def mean_error(predictions, targets):
    print(predictions, targets)
    return keep(predictions, targets)
