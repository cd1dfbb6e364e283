# title: The last cell enters inference_mode and a mode of its own by hand, and never leaves them
# unit: 04_leaf_gradients
# loses: nothing
# flagged: no
# in: scratch last
off = torch.inference_mode()
off.__enter__()
print(torch.is_inference_mode_enabled(), (torch.ones(2, requires_grad=True) * 2).requires_grad)

torch.autograd.set_detect_anomaly(True)
default = torch.device("meta")
default.__enter__()
