"""The Tournament Regulations: a pure domain model."""
