# title: lists instead of tuples, dtypes with their prefix, a bare length

predictions = {
    "a": ["torch.int64", [2]],
    "b": ["torch.float32", 2],
    "c": [torch.float64, [2, 3]],
    "d": [torch.float32, []],
    "e": ["float32", [3]],
    "f": [" float32", 3],
    "g": "Error",
    "h": ["Float32", [4, 4]],
}
