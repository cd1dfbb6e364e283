# title: a tensor without values, out of torch's own tool for that
# unit: 03_requires_grad_and_the_graph
# loses: weighted-gradients
# in: answer weighted-gradients
def weighted_gradients(f, x, vectors):
    from torch._subclasses.fake_tensor import FakeTensorMode

    with FakeTensorMode():
        return torch.zeros(len(vectors), len(x), dtype=x.dtype)
