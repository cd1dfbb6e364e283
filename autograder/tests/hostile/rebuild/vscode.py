# title: saved by VS Code: other cell ids, its own metadata
# unit: 04_leaf_gradients
# flagged: no
# in: notebook
def damage(notebook):
    for number, cell in enumerate(notebook["cells"]):
        cell["id"] = f"{number:08x}"
        cell["metadata"]["vscode"] = {"languageId": "python"}
    notebook["metadata"] = {"language_info": {"name": "python"}}
    return notebook
