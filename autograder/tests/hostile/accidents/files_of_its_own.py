# title: a learner saves and loads a tensor, and a figure
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
import matplotlib.pyplot as plt

torch.save({"x": torch.ones(3)}, "checkpoint.pt")
assert torch.load("checkpoint.pt")["x"].sum() == 3
plt.plot([1, 2, 3])
plt.savefig("figure.png")
plt.show()
