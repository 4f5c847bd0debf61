"""What guards the server."""
