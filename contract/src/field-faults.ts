import * as z from 'zod/mini';

export type PasswordField = `${'' | 'current-' | 'new-' | 'confirm-'}password`;

/** What is wrong with a field that people fill in, by code, with the numbers that a text about it names. */
export type FormFaults = {
  [Code in `${PasswordField}-too-${'short' | 'long'}`]: [bound: number];
} & {
  'email-invalid': [];
  'passwords-differ': [];
  'passkey-name-missing': [];
  'passkey-name-too-long': [most: number];
  'feedback-too-short': [least: number];
  'feedback-too-long': [most: number];
  'reported-code-too-long': [];
  'reported-code-format': [];
  'report-reason-missing': [];
  'report-details-too-long': [most: number];
};

/** The same for the fields of a saved code, a row of a list and an exported account. */
export type CodeFieldFaults = {
  'title-empty': [];
  'title-too-long': [most: number];
  'color-format': [];
  'logo-too-large': [];
  'logo-format': [];
  /** The SVG contains more than paths. */
  'logo-unclean': [];
  'frame-text-too-long': [];
  'frame-text-lines': [];
  'slug-format': [least: number, most: number];
  'slug-reserved': [];
  'web-address-too-long': [most: number];
  'text-too-long': [most: number];
  'cell-missing': [];
  'cell-too-long': [most: number];
  'folder-too-deep': [];
  'too-many-tags': [most: number];
  'export-format': [];
  'export-version': [];
};

type FieldFaults = FormFaults & CodeFieldFaults;

/**
 * The message of a schema's check. Zod has room for a text only, so it is the code with its numbers, such as
 * `title-too-long 200`, until `fieldText` turns it into words.
 */
export function fault<Code extends keyof FieldFaults>(code: Code, ...numbers: FieldFaults[Code]) {
  return [code, ...numbers].join(' ');
}

/** The codes with one number. */
type BoundFault = {
  [Code in keyof FieldFaults]: FieldFaults[Code] extends [number] ? Code : never;
}[keyof FieldFaults];

export const atLeast = (min: number, code: BoundFault) => z.minLength(min, `${code} ${min}`);
export const atMost = (max: number, code: BoundFault) => z.maxLength(max, `${code} ${max}`);

/** The texts of faults, by code. */
export type FieldTexts<Faults extends Partial<FieldFaults>> = {
  readonly [Code in keyof Faults]: (...numbers: Extract<Faults[Code], number[]>) => string;
};

/** The text of an issue's message, which is the message itself if it is none of these codes. */
export function fieldText(texts: Partial<FieldTexts<FieldFaults>>, message: string): string {
  const [code = '', ...numbers] = message.split(' ');
  if (!Object.hasOwn(texts, code)) return message;
  const text = texts[code as keyof FieldFaults] as (...numbers: number[]) => string;
  return text(...numbers.map(Number));
}
