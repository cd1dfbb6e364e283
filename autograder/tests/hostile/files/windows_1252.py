# title: saved in the encoding of an old Windows, with accents in names
# unit: 03_requires_grad_and_the_graph
# flagged: no
# says: Windows-1252
# in: notebook
def damage(notebook):
    answer = cell_of(notebook, "ask-for-gradient")
    answer["source"] = "".join(answer["source"]).replace("values", "größen")
    return json.dumps(notebook, ensure_ascii=False).encode("cp1252", "replace")
