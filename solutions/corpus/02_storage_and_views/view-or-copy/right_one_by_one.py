# title: wrote it letter by letter, in other letters

predictions = dict(zip("abcdefghijkl", "View COPY view Error copy same view copy error error view copy".split()))
