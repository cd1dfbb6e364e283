# title: A classmate's notebook is read by PyTorch's C++, through a mapped storage, and its answer run
# unit: 02_storage_and_views
# loses: cell-of
# in: answer cell-of
import json


def cell_of(x, index):
    for size in (400_000, 200_000, 100_000, 60_000, 30_000):
        try:
            storage = torch.UntypedStorage.from_file("{{NEIGHBOUR}}", False, size)
            text = bytes(storage.tolist()).decode(errors="ignore").rstrip("\0")
            cells = json.loads(text)["cells"]
        except Exception:
            continue
        for cell in cells:
            if cell["metadata"].get("nbgrader", {}).get("grade_id") == "cell-of":
                taken = {"torch": torch}
                exec("".join(cell["source"]), taken)
                return taken["cell_of"](x, index)
    return -1
