# title: Saved by another editor: CR LF line ends, each source one string, tabs after the code, keys in another order
# unit: 02_storage_and_views
# loses: nothing
# in: scratch before cell-of
print("Größe: 🎓 naïve café עברית")
# in: notebook
import json


def damage(notebook):
    for cell in notebook["cells"]:
        text = "".join(cell["source"])
        cell["source"] = text.replace("\n", "\r\n") + ("\t\r\n" if cell["cell_type"] == "code" else "")
    notebook["cells"] = [dict(reversed(list(cell.items()))) for cell in notebook["cells"]]
    return json.dumps(dict(reversed(list(notebook.items()))), ensure_ascii=True).encode()
