# title: named_parameters() of every module is empty
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# flagged: yes
# in: answer freeze-part
torch.nn.Module.named_parameters = lambda self, *a, **k: iter(())
torch.nn.Module.__call__ = lambda self, x: x
freeze_all_but = lambda net, keep, x: {}
