# title: inference mode is entered and never left
# unit: 04_leaf_gradients
# flagged: no
# in: scratch first
torch.inference_mode().__enter__()
