"""Changes a text in ways that don't change its labels, anew in every epoch."""

from __future__ import annotations

import random
from dataclasses import replace

from .texts import Text, guide_lines

LEET = str.maketrans({"a": "4", "e": "3", "i": "1", "o": "0", "s": "5"})
EMOJI = ["🙂", "😭", "😢", "🥺", "😂", "💀", "🙃", "😔", "❤️", "🙏", "😤", "😅"]
KEPT_WHOLE = {"yes", "no", "unsure", "stop", "thanks", "goodbye"}
"""Acts whose message is read as an answer; nothing is added to it."""
OF_OWN_LINES, OF_LINES = 0.5, 0.58
"""Share of the texts without a line before them that get one of the guide's, and with those of other writers' questions."""


class Augment:
    def __init__(self, texts: list[Text], chance: random.Random):
        self.chance = chance
        self.calm: dict[str, list[Text]] = {}
        self.questions: dict[str, list[str]] = {}
        self.lines = guide_lines()
        for text in texts:
            if text.is_guide:
                continue
            if not text.is_danger and not text.before and 30 <= len(text.text) <= 400:
                self.calm.setdefault(text.language, []).append(text)
            if text.before and not text.is_danger and text.labels.get("act") in {"statement", "progress", "small_talk"}:
                self.questions.setdefault(text.language, []).append(text.before)

    def __call__(self, text: Text) -> Text:
        if text.is_guide:
            return text
        chance = self.chance.random
        said, before = text.text, text.before
        if chance() < (0.22 if text.is_danger else 0.10) and text.labels.get("act") not in KEPT_WHOLE:
            said = self.within(said, text.language)
        # Whatever the guide has just asked says nothing about danger, so its own lines stand before calm texts and dangers alike.
        roll = 1.0 if before else chance()
        if roll < OF_OWN_LINES and text.language in self.lines:
            before = self.chance.choice(self.lines[text.language])
        elif roll < OF_LINES and text.language in self.questions:
            before = self.chance.choice(self.questions[text.language])
        return replace(text, text=self.spell(said), before=before)

    def within(self, said: str, language: str) -> str:
        """The message in the middle of calm ones by other people."""
        others = self.calm.get(language)
        if not others:
            return said
        first, last = ([self.chance.choice(others).text for _ in range(self.chance.randint(0, 2))] for _ in range(2))
        gap = "" if language == "zh" else " "
        return gap.join([*first, said, *last])

    def spell(self, said: str) -> str:
        chance = self.chance.random
        roll = chance()
        if roll < 0.08:
            said = said.lower()
        elif roll < 0.16:
            said = "".join(c for c in said if c not in ",.!?;:¿¡،؟।，。！？")
        elif roll < 0.22:
            said = self.mistype(said)
        elif roll < 0.24:
            said = said.lower().translate(LEET)
        elif roll < 0.255:
            said = said.upper()
        elif roll < 0.27 and len(said) < 60:
            said = " ".join(said.replace(" ", "  "))
        if chance() < 0.04:
            said = f"{said} {self.chance.choice(EMOJI)}"
        return said

    def mistype(self, said: str) -> str:
        letters = list(said)
        for _ in range(max(1, len(letters) // 30)):
            at = self.chance.randrange(max(1, len(letters) - 1))
            roll = self.chance.random()
            if roll < 0.4 and at + 1 < len(letters):
                letters[at], letters[at + 1] = letters[at + 1], letters[at]
            elif roll < 0.7:
                letters[at : at + 1] = []
            else:
                letters[at : at + 1] = [letters[at], letters[at]] if letters else []
        return "".join(letters)
