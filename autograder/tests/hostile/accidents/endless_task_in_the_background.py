# title: Top-level await, and a task that beats for ever behind all the questions
# unit: 02_storage_and_views
# loses: nothing
# flagged: no
# in: scratch first
import asyncio


async def heartbeat():
    while True:
        await asyncio.sleep(0.05)


# in: scratch first
"started below"
# in: scratch last
"gathered below"
# in: notebook
def damage(notebook):
    awaited = {
        '"started below"': "background = asyncio.create_task(heartbeat())\nawait asyncio.sleep(0.1)\nprint(background)",
        '"gathered below"': "print(await asyncio.gather(*(asyncio.sleep(0.01, i) for i in range(5))))",
    }
    for cell in notebook["cells"]:
        text = "".join(cell["source"]).strip()
        cell["source"] = awaited.get(text, cell["source"])
    return notebook
