"""The layers round the routes."""
