# title: hands the file to load_state_dict
# fails: wake-up-test [no diagnosis]
# fails: wake-up-hidden [no diagnosis]


def wake_up(net, opt, file):
    net.load_state_dict(file)
    opt.load_state_dict(file)
    return 0
