# title: ran the functions and looked

predictions = {}
for letter, snippet in snippets.items():
    x = torch.arange(6.0).view(2, 3)
    try:
        y = snippet(x)
        shared = y.untyped_storage()._cdata == x.untyped_storage()._cdata
        predictions[letter] = "same" if y is x else "view" if shared else "copy"
    except RuntimeError:
        predictions[letter] = "error"
