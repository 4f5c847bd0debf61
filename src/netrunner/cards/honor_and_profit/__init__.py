"""Honor and Profit."""
