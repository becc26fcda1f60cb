import { directionOf, type Language } from '@everscan/contract/languages';

/** The forms that a language may need. Every language has `other`; English adds `one`. */
export type Forms = { [form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  other: string;
};

const ISOLATE = ['\u2068', '\u2069'] as const;

/** How a language writes numbers, counts, enumerations and dates, by `Intl`. */
export function formatsOf(language: Language) {
  // Browsers differ in the digits that they write in Arabic.
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  const direction = directionOf(language);
  return {
    direction,
    /** English is read everywhere: dates have the form that the visitor's browser prefers. */
    dateLanguage: language === 'en' ? undefined : locale,
    locale,
    /** The form for a count, such as `one` for 1 in English. */
    plural: (count: number, forms: Forms): string => {
      plurals ??= new Intl.PluralRules(language);
      return forms[plurals.select(count)] ?? forms.other;
    },
    number: (value: number, options?: Intl.NumberFormatOptions): string => {
      if (options) return value.toLocaleString(locale, options);
      numbers ??= new Intl.NumberFormat(locale);
      return numbers.format(value);
    },
    /** `a, b, and c`. */
    list: (items: readonly string[]): string => new Intl.ListFormat(language).format(items),
    /** Keeps a text of unknown direction, such as a title, from turning the sentence around it. */
    isolate: (text: string): string => (direction === 'rtl' ? ISOLATE.join(text) : text),
  };
}
