import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const REPORT = new URL('../../docs/scannability.md', import.meta.url);

const INTRODUCTION = `# Which scanners read our codes

\`npm run lab -- proof\` lets several QR code engines read our codes. Each figure compares an engine with itself:
the share of our codes that it read, as a percentage of its share of plain codes (black squares,
standard eyes, a quiet zone of 4) with the same texts, at the same size and under the same condition. If
a cell has two figures, the first is for pictures as drawn, and the second for pictures in perspective,
rotated, blurred, noisy or compressed. Figures above 100 are due to chance. How plain codes themselves are read
stands once, at the end of the first section.

| Family | Engines | Found in |
| --- | --- | --- |
| Phones | ZXing-C++ 3, qr | our own scan check; they stand in for phone cameras, whose engines are not published |
| Apps | jsQR, ZBar, ZXing-C++ 1, ZXing Java | web apps, Android apps with a scanner of their own, desktops |
| Older scanners | quirc, OpenCV | microcontrollers, kiosks, scripts |

The engines from npm are always available. ZXing-C++ 1 (\`zxing-cpp-tools\`) and ZXing Java
(\`libzxing-core-java\` and a JDK) come from Debian. Debian's OpenCV cannot decode, so install
\`opencv-python-headless\` with pip and name that Python: \`PYTHON=…/bin/python npm run lab -- proof\`. The proof
skips engines that are not installed.
`;

/** Replaces the sections with these titles and keeps the others. */
export function updateReport(answers: ReadonlyMap<string, string>): void {
  const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8').split(/^## /m).slice(1) : [];
  const all = new Map(before.map((section) => split(section)));
  for (const [title, answer] of answers) all.set(title, answer);
  const sections = [...all].map(([title, answer]) => `\n## ${title}\n\n${answer}\n`);
  writeFileSync(REPORT, INTRODUCTION + sections.join(''));
}

function split(section: string): [title: string, answer: string] {
  const end = section.indexOf('\n');
  return [section.slice(0, end), section.slice(end).trim()];
}
