# title: a data loader with workers, and a pool
# unit: 03_requires_grad_and_the_graph
# in: scratch first
import torch.utils.data

loader = torch.utils.data.DataLoader(torch.arange(8.0), batch_size=2, num_workers=2)
print([batch.sum() for batch in loader])
