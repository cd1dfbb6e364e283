# title: loads only what begins with the prefix
# fails: load-what-fits-test [no diagnosis]
# fails: load-what-fits-hidden [no diagnosis]
# never: prefix-cut-from-all
def load_what_fits(net, state):
    """Load what has the right name and shape; report what was done with the rest.

    Args:
        net: module.
        state: dict from names to tensors; it is left as it is.

    Returns:
        A dict with the lists "loaded", "kept" and "unused".
    """
    parallel = all((label.startswith('module.') for label in state))
    cut = len('module.') if parallel else 0
    own, found = (net.state_dict(), {label[cut:]: t for label, t in state.items()})
    if not parallel:
        found = {}
    fits = {label: found[label] for label in own if label in found and found[label].shape == own[label].shape}
    net.load_state_dict(fits, strict=False)
    kept = [label for label in own if label not in fits]
    return {'loaded': list(fits), 'kept': kept, 'unused': [label for label in state if label[cut:] not in fits]}
