# title: half of it left blank
# fails: what-is-kept-test [not attempted]
# fails: what-is-kept-hidden [not attempted]
kept = {"a": "nodes", "b": "nothing", "c": "everything", "d": "nothing"} | dict.fromkeys("efgh", ...)
