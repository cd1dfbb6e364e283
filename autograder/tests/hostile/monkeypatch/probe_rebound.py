# title: probe() returns what is wanted without asking
# unit: 03_requires_grad_and_the_graph
# loses: freeze-part
# in: answer freeze-part
flags = {"body.weight": False, "body.bias": False, "head.weight": True, "head.bias": True}
recorded = {"body": False, "bend": False, "head": True}
probe = lambda function: lambda *a: {"flags": flags, "recorded": recorded, "attribute": False}
freeze_all_but = None
