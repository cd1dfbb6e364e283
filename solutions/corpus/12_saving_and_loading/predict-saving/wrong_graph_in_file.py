# title: the file has the graph
# fails: predict-saving-test [no-graph-in-a-file]


results = {"a": 5.0, "b": True, "c": 0.0, "d": 1.0, "e": 9.0, "f": True, "g": "raises", "h": 0.5}
