"""The Shelem player."""
