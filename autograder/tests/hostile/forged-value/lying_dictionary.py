# title: a dictionary that holds every key and gives every caller something else
# unit: 09_item_and_tolist
# loses: what-is-kept
# in: answer what-is-kept
class Kept(dict):
    turn = 0
    items = lambda self: [(name, self.get(name)) for name in "abcdefgh"]
    keys = lambda self: list("abcdefgh")

    def get(self, name, default=None):
        Kept.turn += 1
        return ["nothing", "nodes", "everything"][Kept.turn % 3] + " "


kept = Kept()
