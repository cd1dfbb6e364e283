# title: computed with views in one process

_box, _n = [], torch.zeros(2)
_there = _n.detach()
_there += 1
_w = torch.nn.Linear(1, 1, bias=False)
torch.nn.init.ones_(_w.weight)
_w.weight.data.fill_(5.0)
predictions = {"len(box)": len(_box), "numbers[0]": _n[0].item(), "has grad": _w.weight.grad is not None, "layer.weight": _w.weight.item(), "got[0]": (_there * 10)[0].item()}
