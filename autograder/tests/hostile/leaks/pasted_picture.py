# title: a right answer in words with a picture pasted into it, and another that is missing
# unit: 03_requires_grad_and_the_graph
# says: pictures pasted into it are only in the file handed in
# in: prose twice-why
"""As I drew it: ![image.png](attachment:image.png) and ![gone](attachment:gone.png)"""
# in: markdown first
"""![mine](attachment:mine.png)"""
# in: notebook
def damage(notebook):
    for cell in notebook["cells"]:
        if "attachment:image.png" in "".join(cell["source"]):
            cell["attachments"] = {"image.png": {"image/png": "iVBORw0KGgo="}}
    return notebook
