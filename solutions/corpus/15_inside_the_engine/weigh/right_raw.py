# title: reads the saved attributes by itself


def weigh(result):
    nodes = []
    frontier = {result.grad_fn} - {None}
    known = set(frontier)
    while frontier:
        nodes.extend(frontier)
        frontier = {t for n in frontier for t, _ in n.next_functions if t is not None} - known
        known |= frontier
    free = {n.variable.untyped_storage()._cdata for n in nodes if hasattr(n, "variable")}
    weights = {}
    for n in nodes:
        for name in dir(n):
            if not name.startswith("_saved_"):
                continue
            try:
                value = getattr(n, name)
            except RuntimeError:
                continue
            for t in value if isinstance(value, (tuple, list)) else [value]:
                if isinstance(t, torch.Tensor):
                    weights[t.untyped_storage()._cdata] = t.untyped_storage().nbytes()
    return len(nodes), sum(b for p, b in weights.items() if p not in free)
