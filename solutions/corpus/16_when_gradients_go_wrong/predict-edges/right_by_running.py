# title: asks torch


predictions = {}
for letter, (function, point) in cases.items():
    t = torch.tensor(point, requires_grad=True)
    function(t).backward()
    predictions[letter] = t.grad.item()
