# title: knows only net and opt
# fails: checkpoint-test [parts-under-fixed-names]
# fails: checkpoint-hidden [parts-under-fixed-names]


class Checkpoint:
    def __init__(self, net, opt, schedule=None, order=None):
        self.net, self.opt, self.schedule, self.order = net, opt, schedule, order

    def save(self, file, **notes):
        record = {"net": self.net.state_dict(), "opt": self.opt.state_dict(), "rng": torch.get_rng_state()}
        record |= {"schedule": self.schedule.state_dict(), "order": self.order.get_state(), "notes": notes}
        torch.save(record, file)

    def restore(self, file):
        record = torch.load(file, map_location="cpu")
        self.net.load_state_dict(record["net"])
        self.opt.load_state_dict(record["opt"])
        self.schedule.load_state_dict(record["schedule"])
        self.order.set_state(record["order"])
        torch.set_rng_state(record["rng"])
        return record["notes"]
