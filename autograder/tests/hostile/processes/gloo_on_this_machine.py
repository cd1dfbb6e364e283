# title: a group of its own over the machine's network
# unit: 13_processes
# loses: average-in-backward
# in: answer average-in-backward
def average_in_backward(model):
    dist.destroy_process_group()
    dist.init_process_group(
        "gloo", init_method="tcp://127.0.0.1:{{PORT}}", rank=0, world_size=2
    )
    return []
