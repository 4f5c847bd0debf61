"""How strong people are, estimated from the games they play with each other."""
