"""A course on disk: manifest, limits, roles, canonical form, findings, outcomes. Every process."""
