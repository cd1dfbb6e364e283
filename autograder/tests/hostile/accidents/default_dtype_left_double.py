# title: A scratch cell tried float64 as the default, and left it so
# unit: 06_detach_and_data
# flagged: no
# in: scratch after hard-gate-test
torch.set_default_dtype(torch.float64)
torch.set_printoptions(precision=12, sci_mode=False)
torch.tensor([0.1]).dtype
