/**
 * Turns codes of faults and issues of schemas into the words that the server answers with, in English. Browsers show
 * their own, in the visitor's language.
 */
import { findCodeName } from '@everscan/contract/code-name';
import { defaults } from '@everscan/contract/defaults';
import { fieldText } from '@everscan/contract/field-faults';
import { languages } from '@everscan/contract/languages';
import type { Fault } from '@everscan/core/faults';
import { codeNamesIn } from '@everscan/messages/in';
import { wordedTypes } from '@everscan/messages/words/content/index';
import { codeFaults } from '@everscan/messages/words/faults/code';
import { codeFieldFaults } from '@everscan/messages/words/faults/code-fields';
import { contentFaults } from '@everscan/messages/words/faults/content';
import { textOfFault } from '@everscan/messages/words/faults/fault-texts';
import { formFaults } from '@everscan/messages/words/faults/form-fields';
import type * as z from 'zod/mini';

export { type ErrorParams, type ErrorTextName, errorText } from '@everscan/messages/words/errors';

/** What is wrong with content. */
export function faultText(fault: Fault): string {
  return textOfFault({ ...codeFaults, ...contentFaults }, fault);
}

const codeNames = await Promise.all(
  languages.map(async ({ id }) => ({ id, words: await codeNamesIn(id) })),
);

/**
 * The names that pages show for content until the owner of the code gives it one, as JSON: by language, or one text if
 * all are equal.
 */
export function contentNames(type: string, data: string): string {
  const known = wordedTypes.find(({ id }) => id === type);
  try {
    const code = { title: defaults.projectTitle, target: null, data: JSON.parse(data) };
    const names = codeNames.map(({ words }) => findCodeName(code, known, words) ?? words.newCode);
    const byLanguage = () => Object.fromEntries(codeNames.map(({ id }, i) => [id, names[i]]));
    return JSON.stringify(new Set(names).size === 1 ? names[0] : byLanguage());
  } catch {
    return JSON.stringify(defaults.projectTitle); // a damaged code can still be listed and deleted
  }
}

const fieldFaults = { ...formFaults, ...codeFieldFaults };

/** What is wrong with a value that does not match a schema. */
export function issueText(issue: { readonly message?: string | undefined } | undefined): string {
  return fieldText(fieldFaults, issue?.message ?? 'This is not valid');
}

/**
 * Says what is wrong with a value, for the person who sent it, where the schema has no message of its own. Registered
 * as Zod's `customError`.
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

const nouns: Record<string, readonly [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function boundary(origin: string, word: 'at most' | 'at least', limit: number): string {
  const number = limit.toLocaleString('en');
  const [one, many] = nouns[origin] ?? [];
  return one
    ? `Must have ${word} ${number} ${limit === 1 ? one : many}`
    : `Must be ${word} ${number}`;
}
