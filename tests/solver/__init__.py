"""Tests of the perfect-information solver."""
