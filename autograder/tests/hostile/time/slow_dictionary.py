# title: a dictionary that is never done with being looked at
# unit: 09_item_and_tolist
# loses: out-of-tensors
# in: answer out-of-tensors
class Slow(dict):
    def items(self):
        while True:
            try:
                while True:
                    pass
            except BaseException:
                pass

    keys = values = __iter__ = get = items


predictions = Slow()
