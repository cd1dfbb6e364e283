"""What a class understood, and how that is shown."""
