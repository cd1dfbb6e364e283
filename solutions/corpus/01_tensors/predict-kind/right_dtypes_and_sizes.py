# title: wrote the objects themselves

predictions = {
    "a": (torch.int64, torch.Size([2])),
    "b": (torch.float32, (2,)),
    "c": (torch.double, (2, 3)),
    "d": (torch.float, ()),
    "e": ("torch.float32", [3]),
    "f": ("Float32", (3,)),
    "g": "Error",
    "h": ["float32", (4, 4)],
}
