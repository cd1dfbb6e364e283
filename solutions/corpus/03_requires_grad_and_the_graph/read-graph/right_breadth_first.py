# title: level by level; returns tuples
def read_graph(result):
    level = {result.grad_fn} - {None}
    everything = set(level)
    while level:
        behind = {n for node in level for n, _ in node.next_functions if n is not None}
        level = behind - everything
        everything |= level
    ends = {node for node in everything if "AccumulateGrad" in node.name()}
    names = tuple(sorted(node.name() for node in everything - ends))
    return names, tuple(end.variable for end in ends)
