"""The process that imported torch once and forks all others: trusted, it meets no submission."""
