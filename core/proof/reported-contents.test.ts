import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CodeError } from '../src/code-error.ts';
import { type Content, contentTypeOf, encodeContent } from '../src/content/index.ts';

/** What the text of the symbol has to be. */
type Expectation =
  | { readonly text: string }
  | { readonly has: string }
  /** Contained once the folded lines of a card or event are joined. */
  | { readonly unfold: string }
  /** An error that names the field. */
  | { readonly refuse: true }
  | { readonly oneOf: readonly Expectation[] };

type Case = Content & {
  readonly id: string;
  readonly expect: Expectation;
  readonly why: string;
};

/** Contents that generators are reported to write wrong, as a form stores them; all names and numbers are invented. */
const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL('bug-cases/content.json', import.meta.url), 'utf8'),
);

describe('a content that other generators write wrong', () => {
  test.each(cases)('$id, $type $data: $why', ({ type, data, expect: expected }) => {
    const content = { type, data: contentTypeOf(type).normalise(data) } as Content;
    expect(outcomeOf(content)).toSatisfy((outcome) => meets(outcome, expected));
  });
});

/** The text of the symbol, or the field at fault. */
function outcomeOf(content: Content): string | { field: string | undefined } {
  try {
    return encodeContent(content);
  } catch (error) {
    if (error instanceof CodeError) return { field: error.field };
    throw error;
  }
}

function meets(outcome: ReturnType<typeof outcomeOf>, expected: Expectation): boolean {
  if ('oneOf' in expected) return expected.oneOf.some((one) => meets(outcome, one));
  if (typeof outcome !== 'string') return 'refuse' in expected && Boolean(outcome.field);
  if ('text' in expected) return outcome === expected.text;
  if ('has' in expected) return outcome.includes(expected.has);
  return 'unfold' in expected && outcome.replaceAll('\r\n ', '').includes(expected.unfold);
}
