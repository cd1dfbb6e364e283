# title: ran the program

history, refused = views()
filled, missing = asked_for()
predictions = {"history": history, "refused": refused, "filled": filled, "missing": missing}
predictions.update(worker=in_a_worker(), words="", factor=7.0)
