# title: run, then written down


predictions = {}
for letter, case in cases.items():
    x = torch.tensor(2.0, requires_grad=True)
    try:
        case(x).backward()
        predictions[letter] = x.grad
    except Exception:
        predictions[letter] = "error"
