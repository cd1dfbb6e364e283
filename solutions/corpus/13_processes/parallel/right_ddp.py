# title: wraps DistributedDataParallel itself


class Parallel(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.net = torch.nn.parallel.DistributedDataParallel(model)

    def forward(self, *inputs):
        return self.net(*inputs)

    def no_sync(self):
        return self.net.no_sync()
