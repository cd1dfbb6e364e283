# title: an iterator of rows in place of a sampler: there is one pass in it
# fails: loader-for-test [no diagnosis]


def loader_for(data, batch_size, device):
    class Places(torch.utils.data.Sampler):
        left = iter(range(len(data)))

        def __iter__(self):
            return self.left

        def __len__(self):
            return len(data)

    on_cuda = device.type == "cuda"
    return torch.utils.data.DataLoader(data, batch_size, sampler=Places(), pin_memory=on_cuda)
