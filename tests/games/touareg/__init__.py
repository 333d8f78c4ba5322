"""The rules of Touareg, sentence by sentence."""
