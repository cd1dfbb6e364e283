# title: a right answer puts the same method of its own on torch.Tensor each time it is called
# unit: 01_tensors
# loses: nothing
# flagged: no
# in: answer name-tag
def described(self):
    return f"{self.dim()}-d {str(self.dtype).removeprefix('torch.')}"


def name_tag(x):
    torch.Tensor.described = described
    return x.described() if torch.is_tensor(x) else "no tensor"
