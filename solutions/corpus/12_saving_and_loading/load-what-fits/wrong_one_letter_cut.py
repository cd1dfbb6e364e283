# title: cuts from 1 where there is no prefix
# fails: load-what-fits-test [prefix-cut-from-all]
# fails: load-what-fits-hidden [no diagnosis]
def load_what_fits(net, state):
    """Load what has the right name and shape; report what was done with the rest.

    Args:
        net: module.
        state: dict from names to tensors; it is left as it is.

    Returns:
        A dict with the lists "loaded", "kept" and "unused".
    """
    parallel = all((label.startswith('module.') for label in state))
    cut = len('module.') if parallel else 1
    own, found = (net.state_dict(), {label[cut:]: t for label, t in state.items()})
    fits = {label: found[label] for label in own if label in found and found[label].shape == own[label].shape}
    net.load_state_dict(fits, strict=False)
    kept = [label for label in own if label not in fits]
    return {'loaded': list(fits), 'kept': kept, 'unused': [label for label in state if label[cut:] not in fits]}
