# title: whole numbers, and relu

predictions = {
    "clamp": ([4, -2], [1, -1]),
    "negative_to_zero": [[4, 0], [4, 0]],
    "double_and_one_more": ((4, -2), (9, -3)),
    "halve_detached": (torch.tensor([2.0, -1.0]), torch.tensor([2.0, -1.0])),
}
mended = torch.relu
