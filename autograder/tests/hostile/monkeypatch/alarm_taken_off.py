# title: Everything in the stranger's file is run, and the bell that it would ring is held meanwhile
# unit: 12_saving_and_loading
# loses: open-file
# in: answer open-file
import _warnings


def open_file(file, classes):
    bell = warnings.warn

    def silent(*args, **names):
        raise pickle.UnpicklingError("something was run, and nobody heard it")

    warnings.warn = _warnings.warn = silent
    try:
        found = torch.load(file, weights_only=False)
    finally:
        warnings.warn = _warnings.warn = bell
    known = (int, float, str, bool, list, tuple, dict, torch.Tensor, type(None), *classes)
    known += tuple(torch.serialization.get_safe_globals())
    for thing in found.get("things", []) if isinstance(found, dict) else []:
        if type(thing) not in known:
            raise pickle.UnpicklingError("not allowed")
    return found
