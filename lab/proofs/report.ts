import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { csvLine } from '../../core/src/csv/csv-line.ts';

const REPORT = new URL('../../docs/scannability.md', import.meta.url);
/** A file for each section, with its tables one after another. */
const TABLES = new URL('../../docs/scannability', import.meta.url);

/** What a section found, in Markdown. */
export type Answer = { readonly id: string; readonly title: string; readonly text: string };

const INTRODUCTION = `# Which scanners read our codes

\`npm run lab -- proof\` lets several QR code engines read our codes; \`--write\` writes this page and its tables.
Each figure compares an engine with itself: the share of our codes that it read, as a percentage of its share of plain
codes (black squares, standard eyes, a quiet zone of 4) with the same texts, at the same size and under the same
condition. If a cell has two figures, the first is for pictures as drawn, and the second for pictures in perspective,
rotated, blurred, noisy or compressed. Figures above 100 are due to chance. How plain codes themselves are read stands
once, at the end of the first table.

- **Phones**: ZXing-C++ 3 and qr, our own scan check; they stand in for phone cameras, whose engines are not published.
- **Apps**: jsQR, ZBar, ZXing-C++ 1 and ZXing Java, found in web apps, in Android apps and on desktops.
- **Older scanners**: quirc and OpenCV, found in microcontrollers, kiosks and scripts.

The engines from npm are always available. ZXing-C++ 1 (\`zxing-cpp-tools\`) and ZXing Java (\`libzxing-core-java\`
and a JDK) come from Debian. Debian's OpenCV cannot decode, so install \`opencv-python-headless\` with pip and name that
Python: \`PYTHON=…/bin/python npm run lab -- proof\`. The proof skips engines that are not installed.
`;

/** Replaces the sections with these titles and keeps the others. Their tables go into a file beside the report. */
export function updateReport(answers: readonly Answer[]): void {
  const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8').split(/^## /m).slice(1) : [];
  const all = new Map(before.map((section) => split(section)));
  for (const { id, title, text } of answers) {
    const parts = text.split('\n\n');
    writeFileSync(new URL(`${id}.csv`, TABLES), parts.filter(isTable).map(csvOf).join('\r\n'));
    const prose = parts.filter((part) => !isTable(part));
    all.set(title, [...prose, `Tables: [${id}.csv](scannability/${id}.csv)`].join('\n\n'));
  }
  const sections = [...all].map(([title, text]) => `\n## ${title}\n\n${text}\n`);
  writeFileSync(REPORT, INTRODUCTION + sections.join(''));
}

function split(section: string): [title: string, text: string] {
  const end = section.indexOf('\n');
  return [section.slice(0, end), section.slice(end).trim()];
}

const isTable = (part: string) => part.startsWith('|');

function csvOf(table: string): string {
  const [head = '', , ...rows] = table.split('\n');
  return [head, ...rows].map((row) => csvLine(row.slice(2, -2).split(' | '))).join('');
}
