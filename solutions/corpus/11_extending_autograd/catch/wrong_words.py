# title: "wrong" instead of evidence
# fails: catch-test [no diagnosis]
# fails: catch-rest [no diagnosis]


evidence = {"a": "wrong", "b": "wrong", "c": "wrong", "d": "right", "e": "wrong", "f": "right", "g": "wrong"}
