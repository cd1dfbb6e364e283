# title: built up from groups


said = {"raises": "cj", "warns": "dg", "right": "bi", "wrong": "aefh"}
predictions = {name: word for word, names in said.items() for name in names}
