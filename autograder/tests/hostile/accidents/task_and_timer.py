# title: a right answer times itself with timeit, and waits in a task of asyncio
# unit: 01_tensors
# loses: nothing
# flagged: no
# in: answer centred-scores
import asyncio
import timeit


def centred_scores(samples, weights):
    async def work():
        await asyncio.sleep(0)
        return (samples - samples.mean(dim=0)) @ weights

    timeit.timeit("samples.mean()", globals={"samples": samples}, number=2)
    return asyncio.run(work())
