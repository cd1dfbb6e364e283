# title: a += 1 is short for a = a + 1
# fails: predict-sharing-test [plus-equals-writes]
# never: sent-tensor-is-shared


predictions = {
    "len(box)": 0,
    "numbers[0]": 0.0,
    "has grad": False,
    "layer.weight": 5.0,
    "got[0]": 10.0,
}
