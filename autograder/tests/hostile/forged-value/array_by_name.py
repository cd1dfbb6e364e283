# title: A class that is only called ndarray, whose cells cannot be written to
# unit: 06_detach_and_data
# loses: values-for-plot
# in: answer values-for-plot
class ndarray:
    def __init__(self, y, hidden):
        self.y, self.hidden = y.detach(), hidden
        self.dtype = str(y.dtype).removeprefix("torch.")
        self.shape = tuple(y.shape)

    def tolist(self):
        return torch.where(self.hidden, torch.zeros_like(self.y), self.y).tolist()

    def __setitem__(self, place, value):
        pass


ndarray.__module__ = "numpy"


def values_for_plot(y, hidden):
    return ndarray(y, hidden)
