# title: junk beside the notebook: 3,000 files, one of 20 MB, deep folders
# unit: 03_requires_grad_and_the_graph
# in: folder
def spoil(folder):
    for number in range(3000):
        (folder / f"checkpoint-{number}.pt").touch()
    with (folder / "data.bin").open("wb") as file:
        file.truncate(20_000_000)
    (folder / "/".join(["deep"] * 60)).mkdir(parents=True)
