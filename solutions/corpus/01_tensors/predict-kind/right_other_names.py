# title: wrote the other names of the types

predictions = {
    "a": ("long", (2,)),
    "b": ("float", (2,)),
    "c": ("double", (2, 3)),
    "d": ("float", ()),
    "e": ("float", (3,)),
    "f": ("float", (3,)),
    "g": "error",
    "h": ("float", (4, 4)),
}
