# title: hands the file to load_state_dict
# fails: wake-up-test [not-a-state-dict]
# fails: wake-up-hidden [not-a-state-dict]


def wake_up(net, opt, file):
    net.load_state_dict(file)
    opt.load_state_dict(file)
    return 0
