# title: treated each kind by itself

import numpy as np


def own_floats(numbers):
    if isinstance(numbers, torch.Tensor):
        return numbers.detach().clone().float()
    if isinstance(numbers, np.ndarray):
        return torch.from_numpy(numbers.copy()).to(torch.float32)
    return torch.tensor(numbers, dtype=torch.float32)
