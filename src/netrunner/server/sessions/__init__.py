"""Who is asking: sessions, their cookie, guests, and what others must hear of when accounts change."""
