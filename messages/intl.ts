/** The forms that a language may need. Every language has `other`; English adds `one`. */
export type Forms = { [form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  other: string;
};

/** The form for a count, such as `one` for 1 in English. */
export function pluralIn(language: string, count: number, forms: Forms): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}

export function numberIn(
  language: string,
  value: number,
  options?: Intl.NumberFormatOptions,
): string {
  return value.toLocaleString(language, options);
}

/** `a, b and c`. */
export function listIn(language: string, items: readonly string[]): string {
  return new Intl.ListFormat(language).format(items);
}
