# title: anomaly detection, autocast and saving on the CPU are left on
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
torch.autograd.set_detect_anomaly(True)
torch.autocast("cpu", torch.bfloat16).__enter__()
torch.autograd.graph.save_on_cpu().__enter__()
