# title: masked_fill without an underscore, tensors as predictions

predictions = {
    "clamp": (torch.tensor([4.0, -2.0]), torch.tensor([1.0, -1.0])),
    "negative_to_zero": (torch.tensor([4.0, 0.0]), torch.tensor([4.0, 0.0])),
    "double_and_one_more": (torch.tensor([4.0, -2.0]), torch.tensor([9.0, -3.0])),
    "halve_detached": (torch.tensor([2.0, -1.0]), torch.tensor([2.0, -1.0])),
}


def mended(grad):
    return grad.masked_fill(grad < 0, 0)
