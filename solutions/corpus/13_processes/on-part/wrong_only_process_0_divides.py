# title: process 0 makes a mean of the sum
# fails: on-part-test [divided-in-process-0-alone]
# fails: on-part-hidden [divided-in-process-0-alone]
# never: gradients-of-a-sum


def backward_on_part(model, x, y):
    rows = torch.tensor(float(len(x)))
    dist.all_reduce(rows)
    ((model(x) - y) ** 2).sum().backward()
    for p in model.parameters():
        dist.all_reduce(p.grad)
        if dist.get_rank() == 0:
            p.grad /= rows
