"""Play, study and organise Android: Netrunner."""
