# title: arrows between small letters

predictions = dict([("order", "e -> c -> d -> b -> a"), ("z.grad", 1 > 2), ("y.grad", 70), ("x.grad", 1.4e2)])
