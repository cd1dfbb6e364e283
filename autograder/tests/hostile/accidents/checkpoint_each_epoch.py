# title: an own cell saves a checkpoint after each epoch, until the disk is full
# unit: 12_saving_and_loading
# loses: nothing
# flagged: no
# in: scratch first
for epoch in range(200):
    torch.save(torch.randn(500_000), f"epoch_{epoch:03}.pt")
