"""Simulator for behaviour tests: a bot at work in a simulated Discord, its users, and their view of it.

- `simulator.py`: the bot, its server and its channels (`Simulator`), with an example.
- `people.py`: people, their presses, commands and forms, and everything that they see.
- `reading.py`: texts, buttons, menus and pictures of a message, as a person reads them.
- `simulated.py`: Discord behind the simulator; `discord_rules.py`: the rules of Discord that it would lack.
- `quick.py`: shortcuts that let hundreds of bots start in one process.
- `standin.py`: a small bot, for the tests of the simulator itself.
"""

from .discord_rules import Request, SentFile
from .people import Answer, Choice, Form, Person
from .reading import Button, Menu, Message, Picture, answers_of, buttons_of, labels_of, menus_of, pictures_of, text_of
from .simulator import Channel, Simulator

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
