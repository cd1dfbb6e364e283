# title: Top-level await, an asyncio task that never ends, and one that fails unseen
# unit: 09_item_and_tolist
# flagged: no
# in: notebook
def damage(notebook):
    text = """import asyncio


async def tick():
    while True:
        await asyncio.sleep(0.05)


async def fail():
    raise ValueError("nobody looks at me")


await asyncio.sleep(0.01)
ticking, failing = asyncio.ensure_future(tick()), asyncio.ensure_future(fail())
await asyncio.sleep(0.12)
"""
    cell = {"cell_type": "code", "id": "waiting", "metadata": {}, "source": text}
    notebook["cells"].insert(3, cell | {"outputs": [], "execution_count": None})
    return notebook
