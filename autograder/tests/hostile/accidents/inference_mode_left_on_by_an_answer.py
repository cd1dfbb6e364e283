# title: an answer's cell enters inference mode and never leaves it
# unit: 04_leaf_gradients
# flagged: no
# in: answer clear-gradients
{{SOLUTION}}


torch.inference_mode().__enter__()
