# title: gathers all rows and does it alone


def backward_on_part(model, x, y):
    sizes = [torch.zeros(1, dtype=torch.int64) for _ in range(dist.get_world_size())]
    dist.all_gather(sizes, torch.tensor([len(x)]))
    most = max(int(size) for size in sizes)

    def all_rows(t):
        padded = torch.zeros(most, t.shape[1], dtype=t.dtype)
        padded[: len(t)] = t
        found = [torch.zeros_like(padded) for _ in sizes]
        dist.all_gather(found, padded)
        return torch.cat([one[: int(size)] for one, size in zip(found, sizes)])

    x, y = all_rows(x), all_rows(y)
    ((model(x) - y) ** 2).mean().backward()
