# title: other ways to write the same numbers


predictions = {
    "a": float("nan"),
    "b": 0,
    "c": -float("inf"),
    "d": 0.0,
    "e": torch.tensor(5.0),
    "f": 1.5,
    "g": -0.0,
    "h": complex(2, 6),
}
