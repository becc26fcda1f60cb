import { expectThat, NUMBER } from './file-fault.ts';

/**
 * Parses an EPS file (Adobe EPSF 3.0): the comments with its bounding box, and every token, with brackets, saved
 * states and the data of the logo closed.
 * @throws {FileFault}
 */
export function parseEps(bytes: Uint8Array): void {
  expectThat(
    bytes.every((byte) => byte === 10 || (byte >= 32 && byte < 127)),
    'Not seven bits',
  );
  const text = new TextDecoder('latin1').decode(bytes);
  expectThat(
    text.split('\n').every(({ length }) => length <= LONGEST_LINE),
    'A line is too long',
  );
  expectThat(text.startsWith('%!PS-Adobe-3.0 EPSF-3.0\n'), 'No header');
  expectThat(text.endsWith('\nshowpage\n%%EOF\n'), 'No end');
  const box = numbersOf(/^%%BoundingBox: (.+)$/m.exec(text)?.[1]);
  const exact = numbersOf(/^%%HiResBoundingBox: (.+)$/m.exec(text)?.[1]);
  expectThat(box.length === 4 && exact.length === 4, 'No bounding box');
  expectThat(
    box.every((value, i) => Number.isInteger(value) && value === Math.ceil(exact[i] as number)),
    'The bounding boxes differ',
  );
  expectThat((exact[2] as number) > 0 && (exact[3] as number) > 0, 'The bounding box is empty');
  parseTokens(text);
}

/** Document Structuring Conventions 3.0, 3.1. */
const LONGEST_LINE = 255;

const CLOSES: Record<string, string> = {
  '}': '{',
  ']': '[',
  '>>': '<<',
  grestore: 'gsave',
  end: 'begin',
};
const OPENS = new Set(Object.values(CLOSES));

function parseTokens(text: string): void {
  const open: string[] = [];
  const names = new Set<string>();
  const program = text.replace(/^%.*$/gm, '').replace(/(>> image\n)([^~]*)~>/g, (_, head, data) => {
    expectThat(/^[!-uz\s]*$/.test(data), 'The data of the image are damaged');
    return head;
  });
  for (const [token] of program.matchAll(/<<|>>|[{}[\]]|\/?[^\s{}[\]<>/]+/g)) {
    if (OPENS.has(token)) open.push(token);
    else if (token in CLOSES)
      expectThat(open.pop() === CLOSES[token], `${token} closes something else`);
    else if (token.startsWith('/')) names.add(token.slice(1));
    else
      expectThat(
        NUMBER.test(token) || OPERATORS.has(token) || names.has(token),
        `${token} is no operator`,
      );
  }
  expectThat(open.length === 0, `${open.at(-1)} is not closed`);
}

function numbersOf(values = ''): number[] {
  return values.split(' ').map(Number);
}

/** The operators of our writer (PostScript Language Reference, chapter 8). */
const OPERATORS = new Set(
  `moveto lineto curveto closepath newpath fill eofill clip eoclip rmoveto rlineto rcurveto dup neg bind def dict concat rectfill
  setrgbcolor setcmykcolor matrix makepattern setpattern translate scale setcolorspace currentfile filter image
  true false showpage`.split(/\s+/),
);
