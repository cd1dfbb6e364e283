# title: torch.dtype objects and torch.Size

predictions = {
    "a": (torch.int64, torch.Size([2])),
    "b": (torch.float32, torch.Size([2])),
    "c": [torch.double, [2, 3]],
    "d": (torch.float, ()),
    "e": ("torch.float32", 3),
    "f": (torch.float32, (3,)),
    "g": "ERROR",
    "h": (torch.float32, torch.zeros(4, 4).shape),
}
