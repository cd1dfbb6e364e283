# title: takes what the question names, and refuses all else

import numpy as np


def own_floats(numbers):
    if isinstance(numbers, torch.Tensor):
        return numbers.to(torch.float32, copy=True)
    if isinstance(numbers, np.ndarray):
        return torch.from_numpy(numbers.astype(np.float32))
    if isinstance(numbers, (int, float, list)):
        return torch.tensor(numbers, dtype=torch.float32)
    raise TypeError(f"cannot use a {type(numbers).__name__}")
