# title: a cell that counts the tensors in memory, as people do who look for a leak
# unit: 03_requires_grad_and_the_graph
# in: scratch first
import gc

print(sum(1 for thing in gc.get_objects() if torch.is_tensor(thing)))
