"""A hall: everybody who comes by one link is seated at tables, and one person sees them all."""
