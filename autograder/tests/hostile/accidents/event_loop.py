# title: async code and an event loop that runs
# unit: 03_requires_grad_and_the_graph
# flagged: no
# in: scratch first
import asyncio

await asyncio.sleep(0)
asyncio.get_event_loop().call_later(1000, print)
