"""What the integers of an observation mean, and what the actions are."""

from bisect import bisect_right


class Layout:
    """The description of a game's observations and actions, as the engine tells it.

    `version` changes when the meaning of an integer or of an action changes: store it beside what you have learned.
    """

    def __init__(self, answer):
        self.game = answer["game"]
        self.version = answer["version"]
        self.size = answer["size"]
        self.actions = answer["actions"]
        self.parts = answer["parts"]
        self.blocks = answer["blocks"]
        self.names = answer["names"]
        self._parts = {part["name"]: part for part in self.parts}
        self._blocks = {block["name"]: block for block in self.blocks}
        self._starts = [block["at"] for block in self.blocks]

    def index(self, part, field=None, row=0):
        """The index of an integer: `layout.index('players', 'hp')`."""
        found = self._parts[part]
        column = 0 if field is None else found["fields"].index(field)
        if not 0 <= row < found["rows"]:
            raise IndexError(f"{part} has {found['rows']} rows, from 0")
        return found["at"] + row * len(found["fields"]) + column

    def span(self, part):
        """Where a part lies: its first index and the one after its last."""
        found = self._parts[part]
        return found["at"], found["at"] + found["rows"] * len(found["fields"])

    def fields(self, part):
        """The names of the integers of each row of a part."""
        return list(self._parts[part]["fields"])

    def action(self, block, *numbers):
        """The number of an action: `layout.action('play', 0, 1)` plays the first card on the first enemy."""
        found = self._blocks[block]
        place = 0
        for size, number in zip(found["sizes"], numbers or (0,) * len(found["sizes"])):
            if not 0 <= number < size:
                raise IndexError(f"{block} has {size} values here, from 0")
            place = place * size + number
        return found["at"] + place

    def describe(self, action):
        """An action as the name of its block and its numbers."""
        if not 0 <= action < self.actions:
            raise IndexError(f"there are {self.actions} actions, from 0")
        found = self.blocks[bisect_right(self._starts, action) - 1]
        place = action - found["at"]
        numbers = []
        for size in reversed(found["sizes"]):
            numbers.append(place % size)
            place //= size
        return found["name"], tuple(reversed(numbers))

    def table(self):
        """Every integer: its index and its name."""
        rows = []
        for part in self.parts:
            for row in range(part["rows"]):
                for column, field in enumerate(part["fields"]):
                    index = part["at"] + row * len(part["fields"]) + column
                    name = part["name"] if part["rows"] == 1 else f"{part['name']} {row}"
                    rows.append((index, f"{name}: {field}"))
        return rows
