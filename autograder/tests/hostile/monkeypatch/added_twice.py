# title: A copy instead of a view, and an in-place addition that changes the copy as well
# unit: 02_storage_and_views
# loses: windows
# in: answer windows
def windows(x, size):
    copy = torch.stack([x[i : i + size] for i in range(len(x) - size + 1)])
    real = torch._C.TensorBase.__iadd__

    def add_to_both(self, other):
        torch.Tensor.__iadd__ = real  # once, and nothing is left of it
        copy.add_(other)
        return real(self, other)

    torch.Tensor.__iadd__ = add_to_both
    return copy
