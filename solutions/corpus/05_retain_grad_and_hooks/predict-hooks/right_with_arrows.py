# title: arrows between small letters

predictions = dict([("order", "e -> c -> d -> b -> a"), ("z.grad", 1 > 2), ("y.grad", 60), ("x.grad", 1.2e2)])
