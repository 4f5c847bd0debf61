"""Running the server: health, metrics, logs."""
