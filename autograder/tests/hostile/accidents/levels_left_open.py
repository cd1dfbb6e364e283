# title: a dual level, a vmap and hooks that save elsewhere are left open by a cell
# unit: 17_other_ways_to_differentiate
# flagged: no
# in: scratch first
import torch.autograd.forward_ad as forward

forward.enter_dual_level()
torch.autograd.graph.save_on_cpu().__enter__()
torch.autograd.graph.allow_mutation_on_saved_tensors().__enter__()
torch.autograd.set_multithreading_enabled(False)
torch.autograd.set_detect_anomaly(True, check_nan=False)
