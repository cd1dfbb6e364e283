# title: rules in place of a list
stays = {"number", "index", "new", "moved"}
predictions = {name: "x" if name in stays else "raises" for name in the_snippets(None)}
predictions["zeros"] = "cpu"
