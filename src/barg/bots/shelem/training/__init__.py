"""Making the models of Shelem: deals of self-play, and what is fitted to them."""
