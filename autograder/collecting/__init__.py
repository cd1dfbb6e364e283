"""What was handed in: archives unpacked, submissions found. The driver's process, no torch."""
