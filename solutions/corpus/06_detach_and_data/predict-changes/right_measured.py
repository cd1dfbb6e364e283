# title: predicts by running the eight

predictions = {}
for name, (operation, change) in runs.items():
    try:
        same = torch.equal(run(operation, change), run(operation, lambda h, y: None))
        predictions[name] = "right" if same else "wrong"
    except RuntimeError:
        predictions[name] = "raises"
