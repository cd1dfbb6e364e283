# title: kept the values in a Python list meanwhile

def refill(buffer, rows):
    wanted = torch.tensor(rows.tolist(), dtype=buffer.dtype, device=buffer.device)
    buffer.resize_(wanted.size()).copy_(wanted)
