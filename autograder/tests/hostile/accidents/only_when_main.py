# title: An answer and its helper stand under if __name__ == "__main__", as in a script
# unit: 02_storage_and_views
# loses: nothing
# flagged: no
# in: scratch before cell-of
if __name__ == "__main__":

    def steps_of(t):
        return t.stride()
# in: answer cell-of
if __name__ == "__main__":

    def cell_of(x, index):
        here = x.storage_offset()
        for i, step in zip(index, steps_of(x)):
            here += i * step
        return here
