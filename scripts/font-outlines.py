#!/usr/bin/env python3
"""Writes core/src/lettering/geist-glyphs.ts: the letters of frames as outlines.

Run by hand when the font or the characters change, not as part of a build:
  apt-get install python3-fonttools python3-brotli
  npm install --no-save @fontsource-variable/noto-sans && /usr/bin/python3 scripts/font-outlines.py
Sources: Geist and, for Greek, which Geist lacks, Noto Sans (both SIL Open Font License 1.1).
"""

from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "node_modules/@fontsource-variable"
FILES = (
    "geist/files/geist-latin-wght-normal",
    "geist/files/geist-latin-ext-wght-normal",
    "geist/files/geist-vietnamese-wght-normal",
    "geist/files/geist-cyrillic-wght-normal",
    "geist/files/geist-cyrillic-ext-wght-normal",
    "noto-sans/files/noto-sans-greek-wght-normal",
)
WEIGHT = 650
# Letters of Europe and Vietnam; Cyrillic also of Central Asia; modern Greek.
CHARACTERS = [
    *map(chr, [*range(0x20, 0x7F), 0xA1, 0xA9, 0xAB, 0xAE, 0xB7, 0xBB, *range(0xBF, 0x180), 0x18F]),
    *"ƏəƠơƯưȘșȚțẀẁẂẃẄẅẞỲỳ₴₸₽–—‘’‚“”„•…€№",
    *map(chr, [*range(0x1EA0, 0x1EFA), *range(0x384, 0x3CF), *range(0x400, 0x460), *range(0x490, 0x524)]),
]


class Outline(BasePen):
    """One word a step: m, l and q (control point, end), each point relative to the one before."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.steps, self.at = [], (0, 0)

    def step(self, letter, *points):
        numbers = []
        for point in points:
            x, y = round(point[0]), round(point[1])
            numbers += [x - self.at[0], self.at[1] - y]  # y downwards
            self.at = (x, y)
        text = "".join(("" if n < 0 or i == 0 else " ") + str(n) for i, n in enumerate(numbers))
        self.steps.append(letter + text)

    def _moveTo(self, p):
        self.start = p
        self.step("m", p)

    def _lineTo(self, p):
        if p != self.start:
            self.step("l", p)

    def _qCurveToOne(self, c, p):
        self.step("q", c, p)

    def _closePath(self):
        pass


def main():
    entries, missing, fonts = {}, [], []
    for name in FILES:
        font = instantiateVariableFont(TTFont(FONTS / f"{name}.woff2"), {"wght": WEIGHT})
        assert font["head"].unitsPerEm == 1000
        fonts.append((font, font.getBestCmap(), font.getGlyphSet()))
    for character in CHARACTERS:
        for font, cmap, glyphs in fonts:
            name = cmap.get(ord(character))
            if name is None:
                continue
            pen = Outline(glyphs)
            glyphs[name].draw(pen)
            entries[character] = (glyphs[name].width, "".join(pen.steps))
            break
        else:
            missing.append(character)
    cap = fonts[0][0]["OS/2"].sCapHeight
    lines = [
        "// Made by scripts/font-outlines.py from Geist, Copyright 2024 The Geist Project Authors",
        "// (https://github.com/vercel/geist-font), and Greek from Noto Sans, Copyright 2022 The Noto Project",
        "// Authors (https://github.com/notofonts/latin-greek-cyrillic). SIL Open Font License 1.1. Do not edit.",
        "",
        "/** Height of a capital letter, in units of a thousandth of the size of the font. */",
        f"export const CAP_HEIGHT = {cap};",
        "",
        "/** The advance width of each character, and its outlines from the baseline. */",
        "// biome-ignore format: one character a line",
        "export const glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>> = {",
    ]
    for character, (advance, outline) in sorted(entries.items()):
        key = {"'": '"\'"', "\\": "'\\\\'"}.get(character, f"'{character}'")
        if character.isascii() and character.isalpha():
            key = character
        elif character.isalpha() and character.isidentifier() and character.isprintable():
            key = character
        lines.append(f"  {key}: [{advance}, '{outline}'],")
    lines.append("};")
    target = ROOT / "core/src/lettering/geist-glyphs.ts"
    target.write_text("\n".join(lines) + "\n")
    print(f"{len(entries)} characters, {target.stat().st_size} bytes; not in the font: {''.join(missing) or 'none'}")


main()
