# title: as_tensor refuses what is no tensor, so try it
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]
def name_tag(x):
    try:
        t = torch.as_tensor(x)
    except (TypeError, ValueError, RuntimeError):
        return "no tensor"
    return str(t.dim()) + "-d " + str(t.dtype)[6:]
