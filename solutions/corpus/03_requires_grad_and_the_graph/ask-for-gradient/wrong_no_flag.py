# title: copies, and forgets the flag
# fails: ask-for-gradient-test [never-asked-to-record]
# fails: ask-for-gradient-hidden [never-asked-to-record]
def ask_for_gradient(values):
    return values.clone() if values.is_floating_point() else values.float()
