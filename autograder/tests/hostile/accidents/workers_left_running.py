# title: A DataLoader with persistent workers and a pool of processes are left open in scratch cells
# unit: 02_storage_and_views
# loses: nothing
# flagged: no
# in: scratch first
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(
    TensorDataset(torch.arange(8.0)), batch_size=2, num_workers=2, persistent_workers=True
)
batches = iter(loader)
print(next(batches))
# in: scratch last
import math
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from time import sleep

pool = ProcessPoolExecutor(2)
roots = pool.map(math.sqrt, [1, 4, 9])
print(next(roots))
waiting = ThreadPoolExecutor(1).submit(sleep, 2)
