# title: NumPy arrays have memory of their own
# fails: send-rows-test [no diagnosis]
# fails: send-rows-hidden [no diagnosis]
# never: slice-keeps-storage


def send_rows(t, put):
    for array in t.detach().numpy():
        put(torch.from_numpy(array))
