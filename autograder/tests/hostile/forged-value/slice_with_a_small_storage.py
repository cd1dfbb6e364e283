# title: a slice that says its storage is no larger than itself
# unit: 02_storage_and_views
# loses: slim
# in: answer slim
class Small:
    def __init__(self, size):
        self.size = size

    def nbytes(self):
        return self.size

    def data_ptr(self):
        return 0


class Slim(torch.Tensor):
    def untyped_storage(self):
        return Small(self.numel() * self.element_size())


def slim(t):
    return t.as_subclass(Slim)
