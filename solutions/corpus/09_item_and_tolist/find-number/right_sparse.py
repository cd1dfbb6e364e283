# title: the indices of a sparse tensor


def positions(values, number):
    return values.eq(number).to_sparse().indices()[0].tolist()
