# title: right, on the unit with a second device
# unit: 08_devices
# flagged: no
