# title: The last cell tries out torch.set_default_device, and leaves it on "meta"
# unit: 02_storage_and_views
# loses: nothing
# flagged: no
# in: scratch last
torch.set_default_device("meta")
big = torch.zeros(1000, 1000, 1000)
print(big.shape, big.device)
