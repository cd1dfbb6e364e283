# title: a loop over the elements, each minus two, if that is positive
# fails: rebuild-test [once-for-each-element]
# fails: rebuild-hidden [once-for-each-element]

def rebuilt(x):
    total = torch.zeros(())
    for i in range(len(x)):
        total = total + x[0] * torch.relu(x[i] - 2)
    return total
