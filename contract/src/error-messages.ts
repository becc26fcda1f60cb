import type * as z from 'zod/mini';

/**
 * Describes what is wrong with a value, for the person who sent it. Register it with `z.config({ customError:
 * errorMessage })`; a message in a schema takes precedence.
 */
export function errorMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is required';
      return types[issue.expected] ?? 'Has the wrong type';
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
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  tuple: 'Must be a list',
  object: 'Must be an object',
  record: 'Must be an object',
  null: 'Must be null',
};

const formats: Record<string, string> = {
  email: 'Must be an email address',
  datetime: 'Must be a date and time such as 2026-06-30T12:00:00Z',
  date: 'Must be a date such as 2026-06-30',
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
