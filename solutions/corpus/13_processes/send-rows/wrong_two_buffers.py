# title: two buffers in turn
# fails: send-rows-test [buffer-reused-after-put]
# fails: send-rows-hidden [buffer-reused-after-put]


def send_rows(t, put):
    """Put each row of `t`, as data with memory of its own.

    Args:
        t: tensor with two dimensions; it may have a history.
        put: function that takes one tensor and keeps it, without copying its numbers.
    """
    class Sender:
        """Double buffering: while one buffer is read, the other one is filled."""

        def __init__(self, like, put):
            self.buffers = [torch.empty_like(like), torch.empty_like(like)]
            self.turn = 0
            self.put = put

        def send(self, row):
            buffer = self.buffers[self.turn]
            buffer.copy_(row)
            self.put(buffer)
            self.turn = 1 - self.turn

    data = t.detach()
    if len(data) == 0:
        return
    sender = Sender(data[0], put)
    for row in data:
        sender.send(row)
