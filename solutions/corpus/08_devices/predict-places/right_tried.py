# title: found by trying on the teaching device

_x = torch.arange(3.0, device=there.devices[0] if there else "meta")
predictions = {}
for _label, _snippet in the_snippets(_x).items():
    try:
        predictions[_label] = "x" if _snippet().device == _x.device else "cpu"
    except RuntimeError:
        predictions[_label] = "raises"
