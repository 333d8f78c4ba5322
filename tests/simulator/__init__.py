"""Simulator for behaviour tests: a bot at work in a simulated Discord, its users, and their view of it."""

from .discord_rules import Request, SentFile
from .people import Answer, Choice, Form, Person
from .reading import Button, Menu, Message, Picture, answers_of, buttons_of, labels_of, menus_of, pictures_of, text_of
from .table import Channel, Simulator

__all__ = [
    "Answer",
    "Button",
    "Channel",
    "Choice",
    "Form",
    "Menu",
    "Message",
    "Person",
    "Picture",
    "Request",
    "SentFile",
    "Simulator",
    "answers_of",
    "buttons_of",
    "labels_of",
    "menus_of",
    "pictures_of",
    "text_of",
]
