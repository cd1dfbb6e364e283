# title: the well-known lines from the forum that list every tensor there is
# unit: 09_item_and_tolist
# loses: nothing
# flagged: yes
# in: scratch after what-is-kept
import gc

for obj in gc.get_objects():
    try:
        if torch.is_tensor(obj) or (hasattr(obj, "data") and torch.is_tensor(obj.data)):
            print(type(obj), obj.size())
    except Exception:
        pass
