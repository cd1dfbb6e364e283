# title: the default device is left on the teaching device, on the unit about devices
# unit: 08_devices
# flagged: no
# in: scratch first
torch.set_default_device(there.devices[-1])
