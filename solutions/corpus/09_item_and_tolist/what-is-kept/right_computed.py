# title: computed from a table of two questions
has_graph = dict.fromkeys("bde", False) | dict.fromkeys("acfgh", True)
freed = {"a", "g"}
kept = {
    letter: ("nodes" if letter in freed else "everything") if graph else "nothing"
    for letter, graph in has_graph.items()
}
