import type * as z from 'zod/mini';

/**
 * What is wrong with a value, for the person who sent it. Schemas that say it themselves come first;
 * these words are for all others: `z.config({ customError: errorMessage })`.
 */
export function errorMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is required';
      return `Must be ${types[issue.expected] ?? 'of another type'}`;
    case 'too_big':
      return boundary(issue.origin, 'at most', Number(issue.maximum));
    case 'too_small':
      return boundary(issue.origin, 'at least', Number(issue.minimum));
    case 'invalid_value':
      return issue.values.length === 1
        ? `Must be ${String(issue.values[0])}`
        : `Must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'Has the wrong format';
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys[0]}`;
    default:
      return 'This is not valid';
  }
}

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const formats: Record<string, string> = {
  email: 'Must be an email address',
  datetime: 'Must be a time such as 2026-06-30T12:00:00Z',
  date: 'Must be a day such as 2026-06-30',
};

function boundary(origin: string, word: 'at most' | 'at least', limit: number): string {
  const number = limit.toLocaleString('en');
  if (origin === 'string') return `Must have ${word} ${number} ${plural('character', limit)}`;
  if (origin === 'array') return `Must have ${word} ${number} ${plural('entry', limit)}`;
  return `Must be ${word} ${number}`;
}

function plural(noun: 'character' | 'entry', count: number): string {
  if (count === 1) return noun;
  return noun === 'entry' ? 'entries' : `${noun}s`;
}
