"""Put a position on the table and play it by label."""
