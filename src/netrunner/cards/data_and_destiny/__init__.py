"""The cards of Data and Destiny."""
