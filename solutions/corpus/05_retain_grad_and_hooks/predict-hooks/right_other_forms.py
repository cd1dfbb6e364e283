# title: letters in a list, numbers as tensors

predictions = {
    "order": ["E", "C", "D", "B", "A"],
    "z.grad": False,
    "y.grad": torch.tensor(60.0),
    "x.grad": 120,
}
