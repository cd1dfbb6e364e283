# title: letters in a list, numbers as tensors

predictions = {
    "order": ["E", "C", "D", "B", "A"],
    "z.grad": False,
    "y.grad": torch.tensor(70.0),
    "x.grad": 140,
}
